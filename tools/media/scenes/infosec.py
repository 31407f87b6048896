import math


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)

    def lamp(colour, strength):
        return tuple(x * strength for x in palette[colour])

    camera = dict(position=(-1.2 + .02 * s, -1.05 + .015 * c, 2.15), target=(.30, .04, .1), fov=36, shift=(-.40, .02), aperture=.028, focus=2.55)
    return dict(
        camera=camera, bounces=5, clamp=3., noise=.035, denoise=3.5,
        lights=[
            dict(at=(1.9, 2.0, 1.9), towards=(.4, .2, .1), width=1.5, height=1.0, radiance=lamp('coolLight', 8)),
            # Strip that runs over the gear's teeth and the bolts.
            dict(at=(-.6, 2.4, 1.4), towards=(.3, .1, .1), width=2.6, height=.25, radiance=lamp('whiteLight', 15)),
            # Warm light skimming over the plate from the right.
            dict(at=(2.4, -.9, .55), towards=(.5, 0, .1), width=.6, height=.8, radiance=lamp('warmLight', 18)),
            dict(at=(.9, -2.6, 1.0), towards=(.5, -.4, .1), width=1.4, height=.3, radiance=lamp('warmLight', 5)),
        ],
        grade=dict(ev=.7, bloom=.035, vignette=.28, contrast=1.45, saturation=1.12, shade=(-.55, .40, .92)))
