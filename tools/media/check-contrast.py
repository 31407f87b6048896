"""Can the headline be read over every frame? Lays the page's scrim over the picture and takes the
brightest pixel under the words: white text needs 4.5:1 against it.

  python3 check-contrast.py CLIP-OR-POSTER...

The scrim's numbers repeat those of Scrim in site/home/hero.tsx; change both.
"""
import sys

import numpy as np

from frames import read_frames

width, height = 480, 270
ink = np.array([0xee, 0xf0, 0xf2]) / 255
required = 4.5


def along(stops):
    """Opacity of a gradient at every row, from the bottom, or at every column, from the left."""
    positions, opacities = zip(*stops)
    return lambda samples: np.interp(np.linspace(0, 1, samples), positions, opacities)


# Opacity of the scrim, and the part of the picture that is behind text.
upwards_wide, rightwards = along([(0, 1), (.35, .45), (1, 0)]), along([(0, .85), (.45, .55), (.80, 0)])
upwards_narrow = along([(0, 1), (.60, .75), (1, .45)])
layouts = {
    'wide': ((1 - upwards_wide(height)[::-1, None]) * (1 - rightwards(width)[None, :]), (slice(None), slice(0, int(width * .62)))),
    # Tall screens show the part round the subject, with words over the lower four fifths.
    'narrow': (np.repeat(1 - upwards_narrow(height)[::-1, None], width, axis=1), (slice(height // 5, None), slice(width // 2, None))),
}


def luminance(srgb):
    linear = np.where(srgb <= .04045, srgb / 12.92, ((srgb + .055) / 1.055) ** 2.4)
    return linear @ np.array([.2126, .7152, .0722])


def worst_ratio(frame, layout):
    through, words = layouts[layout]
    behind = luminance((frame / 255 * through[..., None])[words])
    return (luminance(ink) + .05) / (behind.max() + .05)


def main():
    failed = False
    for path in sys.argv[1:]:
        frames = read_frames(path, width, height)
        worst = {layout: min(worst_ratio(frame, layout) for frame in frames) for layout in layouts}
        ok = min(worst.values()) >= required
        failed |= not ok
        print(f'{"ok " if ok else "LOW"} {path}: ' + ', '.join(f'{layout} {ratio:.1f}:1' for layout, ratio in worst.items()) + f' over {len(frames)} frames')
    sys.exit(failed)


if __name__ == '__main__':
    main()
