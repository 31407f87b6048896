import math


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)

    def lamp(colour, strength):
        return tuple(x * strength for x in palette[colour])

    camera = dict(position=(-.85 + .03 * s, 2.45 + .02 * c, 2.45), target=(.0, .20, 0), fov=37, shift=(-.40, .02), aperture=.03, focus=2.95)
    return dict(
        camera=camera, bounces=7, clamp=3., noise=.035,
        lights=[
            # Cool softboxes above and in front, warm strips behind: rim light through the frame.
            dict(at=(1.3, 3.4, 1.6), towards=(0, 0, 0), width=1.8, height=1.2, radiance=lamp('coolLight', 9)),
            dict(at=(-2.1, 1.6, 1.2), towards=(0, .2, 0), width=.35, height=2.4, radiance=lamp('whiteLight', 9)),
            dict(at=(1.9, .9, -1.6), towards=(0, .1, 0), width=.6, height=1.8, radiance=lamp('warmLight', 15)),
            dict(at=(-.8, 1.3, -2.2), towards=(0, .1, 0), width=.5, height=1.4, radiance=lamp('warmLight', 7)),
        ],
        grade=dict(ev=1.0, bloom=.035, vignette=.28, contrast=1.42, saturation=1.12, shade=(-1.0, .2, .86)))
