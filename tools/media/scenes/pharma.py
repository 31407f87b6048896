import math


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)

    def lamp(colour, strength):
        return tuple(x * strength for x in palette[colour])

    # Along the line: near vials right, the rest recede towards the left and out of focus.
    camera = dict(position=(2.9 + .02 * s, 1.45 + .01 * c, 2.7), target=(.35, .55, 0), fov=30, shift=(-.30, .0), aperture=.045, focus=2.95)
    return dict(
        camera=camera, bounces=14, clamp=3., noise=.035,
        lights=[
            # Dark-field light: strips beside and behind, so that the glass draws its own outline.
            dict(at=(-2.2, 1.6, -3.0), towards=(.5, .5, 0), width=1.2, height=2.2, radiance=lamp('warmLight', 7.5)),
            dict(at=(3.4, 1.2, -2.6), towards=(.8, .5, 0), width=.8, height=2.4, radiance=lamp('warmLight', 4.5)),
            dict(at=(.6, 3.2, .6), towards=(.6, 0, 0), width=3.0, height=.5, radiance=lamp('whiteLight', 9)),
            dict(at=(4.6, 1.4, 1.2), towards=(1., .5, 0), width=.7, height=2.4, radiance=lamp('coolLight', 12)),
        ],
        grade=dict(ev=.8, bloom=.04, vignette=.28, contrast=1.42, saturation=1.12, shade=(-1.0, .25, .88)))
