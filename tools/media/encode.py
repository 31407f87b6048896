"""Encode one field's frames into the files of the hero.

  python3 encode.py FRAMES FIELD OUTPUT [--only posters,mp4,webm]

FRAMES holds 0000.jpg, 0001.jpg, …; the first is the poster. Each file is encoded again, coarser,
until it keeps its budget. Names are those that site/media/hero-clips.ts expects.
"""
import argparse, subprocess
from pathlib import Path

KB = 1000
fps = 24
# The site crops tall screens round this point of the width (object-position in hero-backdrop.tsx).
subject_at = .72

to_video_range = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709'
bt709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
small = f'{to_video_range}:w=960:h=540:flags=lanczos'


def ffmpeg(*arguments):
    subprocess.run(['nice', '-n', '10', 'ffmpeg', '-y', '-v', 'error', *map(str, arguments)], check=True)


def within(budget, target, qualities, encode):
    """The first quality whose file is small enough."""
    for quality in qualities:
        encode(quality)
        if target.stat().st_size <= budget:
            print(f'{target.name} {target.stat().st_size} bytes at {quality}', flush=True)
            return
    raise SystemExit(f'{target.name}: {target.stat().st_size} bytes at {quality}, budget {budget}. Calm the scene or widen the qualities in encode.py.')


def av1(frames, target, filters, budget, qualities):
    # 10 bits against banding in the dark half. libaom, because SVT-AV1 is unbearably slow on ARM.
    within(budget, target, qualities, lambda crf: ffmpeg(
        '-framerate', fps, '-i', frames / '%04d.jpg', '-vf', filters, '-pix_fmt', 'yuv420p10le', *bt709, '-an', '-c:v', 'libaom-av1',
        '-cpu-used', 6, '-row-mt', 1, '-tile-columns', 1, '-threads', 4, '-crf', crf, '-b:v', 0, '-g', 240, target))


def h264(frames, target, filters, budget, qualities):
    # aq-mode 3 spends bits in the dark, where 8 bits band first.
    within(budget, target, qualities, lambda crf: ffmpeg(
        '-framerate', fps, '-i', frames / '%04d.jpg', '-vf', filters, '-pix_fmt', 'yuv420p', *bt709, '-an', '-c:v', 'libx264',
        '-preset', 'slow', '-crf', crf, '-tune', 'film', '-aq-mode', '3', '-movflags', '+faststart', target))


def poster(frame, target, filters, budget, qualities):
    def encode(quality):
        codec = ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '6', '-crf', quality] if target.suffix == '.avif' else ['-q:v', quality]
        ffmpeg('-i', frame, '-vf', filters, '-frames:v', 1, *codec, target)
    within(budget, target, qualities, encode)


def encode_posters(frames, field, output):
    first, width, crop = frames / '0000.jpg', 1920, 810
    phone = f'crop={crop}:1080:{round((width - crop) * subject_at)}:0,scale=720:960:flags=lanczos'
    poster(first, output / f'{field}-1080.avif', 'null', 100 * KB, range(16, 48, 4))
    poster(first, output / f'{field}-1080.jpg', 'null', 160 * KB, range(3, 12))
    poster(first, output / f'{field}-phone.avif', phone, 36 * KB, range(18, 52, 4))
    poster(first, output / f'{field}-phone.jpg', phone, 39 * KB, range(4, 20))


def encode_mp4(frames, field, output):
    h264(frames, output / f'{field}-1080.mp4', to_video_range, 900 * KB, range(23, 42, 3))
    h264(frames, output / f'{field}-540.mp4', small, 250 * KB, range(23, 42, 3))


def encode_webm(frames, field, output):
    av1(frames, output / f'{field}-1080.webm', to_video_range, 500 * KB, range(36, 60, 6))
    av1(frames, output / f'{field}-540.webm', small, 200 * KB, range(34, 60, 6))


steps = {'posters': encode_posters, 'mp4': encode_mp4, 'webm': encode_webm}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('frames', type=Path)
    parser.add_argument('field')
    parser.add_argument('output', type=Path)
    parser.add_argument('--only', default=','.join(steps))
    args = parser.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    for name in args.only.split(','):
        steps[name](args.frames, args.field, args.output)


if __name__ == '__main__':
    main()
