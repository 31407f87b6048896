import math

import numpy as np


def unit(v):
    v = np.asarray(v, float)
    return v / np.linalg.norm(v)


def cells_normal(along, roll):
    """The side with the cells, as motion() in space.cuh turns it."""
    side = unit(np.cross(along, (0, 1, 0)))
    up = np.cross(side, along)
    return math.cos(roll) * up + math.sin(roll) * side


def shot(t, palette, variant=None):
    s, c = math.sin(2 * math.pi * t), math.cos(2 * math.pi * t)
    # The sun stands in the limb on the right and rises and sinks by half its width.
    azimuth, elevation = math.radians(15), math.radians(-19.82 + .25 * s)
    sun = np.array((math.sin(azimuth) * math.cos(elevation), math.sin(elevation), -math.cos(azimuth) * math.cos(elevation)))
    pitch, camera_roll = math.radians(-16.5), math.radians(7 + .3 * c)

    # The wing comes in from the right edge, above the limb, cells towards us.
    root, along = np.array((5.4, -.05, -6.2)), unit((-.527, -.2416, -.814))
    roll, swing = math.radians(200), .075
    middle = root + along * 5.0
    normal, view = cells_normal(along, roll), unit(middle)
    if np.dot(normal, view) > 0:
        normal = -normal
    # Lamps where the cells mirror the camera's gaze: a warm one that the swing sweeps past, a cool one beside it.
    mirrored = view - 2 * np.dot(view, normal) * normal
    beside = unit(mirrored + .42 * np.cross(mirrored, along))
    lights = [
        dict(at=tuple(middle + mirrored * 14), towards=tuple(middle), width=1.6, height=7, radiance=tuple(x * 6.5 for x in palette['warmLight']), soft_edge=.5),
        dict(at=tuple(middle + beside * 14), towards=tuple(middle), width=7, height=7, radiance=tuple(x * 1.3 for x in palette['coolLight']), soft_edge=.5),
    ]
    return dict(
        camera=dict(position=(0, 0, 0), target=(0, math.sin(pitch), -math.cos(pitch)), up=(math.sin(camera_roll), math.cos(camera_roll), 0), fov=36, aperture=.012, focus=8.5),
        bounces=4, clamp=4., noise=.035,
        sun=dict(direction=tuple(sun), radiance=(4.2, 3.3, 2.2), radius_degrees=.6),
        lights=lights,
        user=[*root, *along, roll, swing],
        grade=dict(ev=.45, bloom=.09, vignette=.2, contrast=1.36, saturation=1.02, shade=(-1.0, .1, .75)))
