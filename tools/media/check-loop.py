"""Does a clip's end meet its start? The step from the last frame to the first may be no larger than
its neighbours' steps, over the whole picture and in the worst of its tiles.

  python3 check-loop.py CLIP...
"""
import sys

import numpy as np

from frames import read_frames

width, height, tile = 480, 270, 30
tolerance = 1.35  # steps differ by this much within a clip anyway


def step(a, b):
    """Mean difference of the picture, and of the tile that differs most."""
    difference = np.abs(a.astype(np.int16) - b).mean(axis=2)
    tiles = difference.reshape(height // tile, tile, width // tile, tile).mean(axis=(1, 3))
    return difference.mean(), tiles.max()


def main():
    failed = False
    for path in sys.argv[1:]:
        frames = read_frames(path, width, height)
        seam = step(frames[-1], frames[0])
        steps = np.array([step(frames[i], frames[i + 1]) for i in range(len(frames) - 1)])
        near = np.median(np.concatenate([steps[:6], steps[-6:]]), axis=0)
        ok = len(frames) == 120 and seam[0] <= near[0] * tolerance + .05 and seam[1] <= near[1] * tolerance + .3
        failed |= not ok
        print(f'{"ok  " if ok else "SEAM"} {path}: {len(frames)} frames, seam {seam[0]:.2f} (neighbours {near[0]:.2f}), worst tile {seam[1]:.2f} ({near[1]:.2f})')
    sys.exit(failed)


if __name__ == '__main__':
    main()
