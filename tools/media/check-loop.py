"""Does a clip's end meet its start? The step from the last frame to the first may be no larger than
its neighbours' steps, over the whole picture and in the worst of its tiles.

  python3 check-loop.py FRAMES-FOLDER... CLIP...

A folder of frames is held to that strictly. An encoded clip begins with a key frame, which is finer
than the frame before it: it may differ by so many levels more, which nobody sees.
"""
import sys
from pathlib import Path

import numpy as np

from frames import read_frames

width, height, tile = 480, 270, 30
tolerance = 1.35  # steps differ by this much within a clip anyway
refresh_mean, refresh_tile = .5, 3.  # levels of 255 that a key frame may add


def step(a, b):
    """Mean difference of the picture, and of the tile that differs most."""
    difference = np.abs(a.astype(np.int16) - b).mean(axis=2)
    tiles = difference.reshape(height // tile, tile, width // tile, tile).mean(axis=(1, 3))
    return difference.mean(), tiles.max()


def check(path):
    """Whether the clip loops, and the figures."""
    raw = Path(path).is_dir()
    frames = read_frames(Path(path) / '%04d.jpg' if raw else path, width, height)
    seam = step(frames[-1], frames[0])
    steps = np.array([step(frames[i], frames[i + 1]) for i in range(len(frames) - 1)])
    near = np.median(np.concatenate([steps[:6], steps[-6:]]), axis=0)
    slack = (.02, .1) if raw else (refresh_mean, refresh_tile)
    ok = len(frames) == 120 and all(seam[k] <= near[k] * tolerance + slack[k] for k in range(2))
    return ok, f'{len(frames)} frames, seam {seam[0]:.2f} (neighbours {near[0]:.2f}), worst tile {seam[1]:.2f} ({near[1]:.2f})'


def main():
    failed = False
    for path in sys.argv[1:]:
        ok, figures = check(path)
        failed |= not ok
        print(f'{"ok  " if ok else "SEAM"} {path}: {figures}', flush=True)
    sys.exit(failed)


if __name__ == '__main__':
    main()
