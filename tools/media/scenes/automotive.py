import math


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)

    def lamp(colour, strength):
        return tuple(x * strength for x in palette[colour])

    camera = dict(position=(-1.25 + .02 * s, .42 + .012 * c, 1.95), target=(.0, .06, 0), fov=36, shift=(-.25, .0), aperture=.020, focus=1.95)
    return dict(
        camera=camera, bounces=6, clamp=3., noise=.035,
        lights=[
            dict(at=(1.3, 1.5, 1.7), towards=(.2, .1, 0), width=1.2, height=1.0, radiance=lamp('coolLight', 9)),
            # Long strip above: the bow-tie glint of the ground disc.
            dict(at=(-.2, 2.2, 1.3), towards=(0, 0, 0), width=2.4, height=.22, radiance=lamp('whiteLight', 30)),
            # Warm light low on the right, and one behind the disc that fills the vents.
            dict(at=(1.9, -1.1, .9), towards=(.3, -.2, 0), width=.5, height=1.3, radiance=lamp('warmLight', 6.5)),
            dict(at=(1.5, 1.0, -.9), towards=(.6, .5, .1), width=.9, height=.9, radiance=lamp('warmLight', 9)),
        ],
        grade=dict(ev=.75, bloom=.035, vignette=.28, contrast=1.45, saturation=1.15, shade=(-1.0, .25, .88)))
