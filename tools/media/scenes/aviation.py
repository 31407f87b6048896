import math


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)

    def lamp(colour, strength):
        return tuple(x * strength for x in palette[colour])

    return dict(
        camera=dict(position=(-1.05 + .02 * s, .52 + .012 * c, 1.80), target=(.02, -.02, 0), fov=31, shift=(-.40, .02), aperture=.022, focus=1.98),
        bounces=5, clamp=3., noise=.035,
        lights=[
            # Cool key, upper right, just outside the lip.
            dict(at=(1.5, 1.6, 1.15), towards=(.35, .25, 0), width=1.5, height=1.2, radiance=lamp('coolLight', 15)),
            # Warm strip inside the duct, right.
            dict(at=(.93, -.25, .33), towards=(0, -.2, .08), width=.30, height=.9, radiance=lamp('warmLight', 5.5)),
            # Warm light behind the stator vanes.
            dict(at=(.50, -.35, -.48), towards=(.50, -.30, -2), width=1.2, height=1.1, radiance=lamp('warmLight', 1.8)),
            # Thin strip: the glints on the leading edges.
            dict(at=(-.7, 2.3, 1.7), towards=(.1, .1, .1), width=2.2, height=.18, radiance=lamp('whiteLight', 42)),
        ],
        grade=dict(ev=1.05, bloom=.035, vignette=.3, contrast=1.48, saturation=1.2, shade=(-1.0, .35, .90)))
