"""Cut the stills of the pages out of the clips' frames.

  python3 stills.py FRAMES OUTPUT [FIELD...]

FRAMES holds a folder of frames for each field. Names and widths are those that site/media/stills.ts
expects; the wider one is cut without scaling. Social cards are laid over the posters.
"""
import sys
from pathlib import Path

from encode import KB, grade, graded_fields, poster

# The frame that shows the subject best, and the left upper corner of the part that is cut out.
shots = {
    'aviation': (0, 440, 150),
    'space': (0, 440, 0),
    'medtech': (20, 480, 90),
    'pharma': (0, 480, 20),
    'automotive': (0, 460, 50),
    'deeptech': (0, 480, 200),
    'infotech': (0, 480, 150),
    'infosec': (40, 480, 60),
}
width, height = 1440, 810
small_width, small_height = 720, 405


def cut(frames, output, field):
    frame, left, top = shots[field]
    graded = grade(frames / field, graded_fields[field]) if field in graded_fields else frames / field
    source = graded / f'{frame:04d}.jpg'
    wide = f'crop={width}:{height}:{left}:{top}'
    narrow = f'{wide},scale={small_width}:{small_height}:flags=lanczos'
    poster(source, output / f'{field}-{width}.avif', wide, 90 * KB, 20, 47)
    poster(source, output / f'{field}-{width}.jpg', wide, 140 * KB, 3, 12)
    poster(source, output / f'{field}-{small_width}.avif', narrow, 40 * KB, 20, 47)
    poster(source, output / f'{field}-{small_width}.jpg', narrow, 50 * KB, 3, 15)


def main():
    frames, output = Path(sys.argv[1]), Path(sys.argv[2])
    output.mkdir(parents=True, exist_ok=True)
    for field in sys.argv[3:] or shots:
        cut(frames, output, field)


if __name__ == '__main__':
    main()
