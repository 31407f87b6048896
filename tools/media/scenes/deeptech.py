import math


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)

    def lamp(colour, strength):
        return tuple(x * strength for x in palette[colour])

    camera = dict(position=(-.62 + .03 * c, .74, 1.42), target=(.16, -.03, .05), fov=34, shift=(-.52, .04), aperture=.008, focus=1.55)
    return dict(
        camera=camera, bounces=4, clamp=3., noise=.03,
        lights=[
            # A large dim softbox behind: its reflection fades over the dies instead of burning the rim.
            dict(at=(1.0, 2.3, -3.4), towards=(.2, 0, 0), width=4.2, height=2.2, radiance=lamp('coolLight', 2.1), soft_edge=.5),
            # Small lamps make the diffraction; the right one lies where it turns amber.
            dict(at=(1.9, 1.4, .6 + .2 * s), towards=(.3, 0, 0), width=.3, height=.3, radiance=lamp('whiteLight', 105)),
            dict(at=(.6 + .25 * s, 2.2, -.2), towards=(.3, 0, 0), width=.35, height=.35, radiance=lamp('whiteLight', 26)),
            dict(at=(2.6, .5, -.9), towards=(.3, 0, 0), width=.15, height=.7, radiance=lamp('warmLight', 26)),
        ],
        grade=dict(ev=1.0, bloom=.04, vignette=.25, contrast=1.4, saturation=1.05, shade=(-.8, .3, .88)))
