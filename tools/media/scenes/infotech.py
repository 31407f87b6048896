import math


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)

    def lamp(colour, strength):
        return tuple(x * strength for x in palette[colour])

    camera = dict(position=(3.45 + .05 * s, .50 + .015 * c, 1.95), target=(1.85, -.08, .2), fov=34, shift=(-.26, .0), aperture=.035, focus=2.15)
    return dict(
        camera=camera, bounces=5, clamp=3., noise=.035,
        lights=[
            # Cool strip above the rack, warm panel at its right end, a low fill for the cords.
            dict(at=(1.8, 2.2, 1.7), towards=(2.0, 0, .2), width=3.2, height=.5, radiance=lamp('coolLight', 20)),
            dict(at=(4.9, .5, 1.1), towards=(2.2, -.1, .2), width=.7, height=1.6, radiance=lamp('warmLight', 16)),
            dict(at=(1.4, -1.6, 2.2), towards=(2.0, -.3, .4), width=2.2, height=.4, radiance=lamp('coolLight', 6)),
        ],
        grade=dict(ev=.95, bloom=.07, vignette=.28, contrast=1.42, saturation=1.15, shade=(-1.0, .25, .88)))
