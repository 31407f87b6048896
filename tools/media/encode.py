"""Encode one field's frames into the files of the hero.

  python3 encode.py FRAMES FIELD OUTPUT [--only posters,mp4,webm]

FRAMES holds 0000.jpg, 0001.jpg, …; the first is the poster. Each file is encoded again, coarser,
until it keeps its budget. Names are those that site/media/hero-clips.ts expects.
"""
import argparse, math, subprocess
from pathlib import Path

import numpy as np

KB = 1000
fps = 24
# Bright glass, steel and cords reach into the headline's side in these; their frames are darkened
# there, by this factor left of the first share of the width and not at all right of the second.
deepened_fields = {'pharma', 'automotive', 'infotech', 'infosec'}
deepening, deepen_from, deepen_to = .76, .50, .78
# The wafer's softbox veils it: its dark tones are pulled down, which brings the dies' colours out.
graded_fields = {'deeptech': '0/0 0.22/0.12 0.46/0.44 0.66/0.66 1/1'}
# The site crops tall screens round this point of the width (object-position in hero-backdrop.tsx).
subject_at = .72

to_video_range = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709'
bt709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
small = f'{to_video_range}:w=960:h=540:flags=lanczos'


def ffmpeg(*arguments):
    subprocess.run(['nice', '-n', '10', 'ffmpeg', '-y', '-v', 'error', *map(str, arguments)], check=True)


def deepen(frames):
    """Darkened copies of the frames, in a folder beside them."""
    output = frames.with_name(frames.name + '-deepened')
    if output.exists():
        return output
    output.mkdir()
    x = np.clip((np.linspace(0, 1, 1920) - deepen_from) / (deepen_to - deepen_from), 0, 1)
    row = np.round(255 * (deepening + (1 - deepening) * x * x * (3 - 2 * x))).astype(np.uint8)
    mask = output / 'mask.pgm'
    mask.write_bytes(b'P5\n1920 1080\n255\n' + np.tile(row, (1080, 1)).tobytes())
    ffmpeg('-framerate', fps, '-i', frames / '%04d.jpg', '-i', mask, '-filter_complex',
           '[1]format=gbrp,loop=-1:1[m];[0]format=gbrp[f];[f][m]blend=all_mode=multiply:shortest=1,format=yuvj444p', '-q:v', 2, '-start_number', 0, output / '%04d.jpg')
    return output


def grade(frames, curve):
    """Copies of the frames under a tone curve, in a folder beside them."""
    output = frames.with_name(frames.name + '-graded')
    if output.exists():
        return output
    output.mkdir()
    ffmpeg('-framerate', fps, '-i', frames / '%04d.jpg', '-vf', f"format=gbrp,curves=all='{curve}',format=yuvj444p", '-q:v', 2, '-start_number', 0, output / '%04d.jpg')
    return output


def prepare(frames, field):
    if field in deepened_fields:
        return deepen(frames)
    return grade(frames, graded_fields[field]) if field in graded_fields else frames


def within(budget, target, first, last, encode):
    """Encode until the file keeps its budget. Six steps of a CRF halve the size, about: jump there."""
    quality = first
    while True:
        encode(quality)
        size = target.stat().st_size
        if size <= budget:
            print(f'{target.name} {size} bytes at {quality}', flush=True)
            return
        if quality >= last:
            raise SystemExit(f'{target.name}: {size} bytes at {quality}, budget {budget}. Calm the scene or raise the last quality in encode.py.')
        quality = min(last, quality + max(1, math.ceil(6 * math.log2(size / budget))))


def av1(frames, target, filters, budget, first, last):
    # 10 bits against banding in the dark half. libaom, because SVT-AV1 is unbearably slow on ARM.
    within(budget, target, first, last, lambda crf: ffmpeg(
        '-framerate', fps, '-i', frames / '%04d.jpg', '-vf', filters, '-pix_fmt', 'yuv420p10le', *bt709, '-an', '-c:v', 'libaom-av1',
        '-cpu-used', 6, '-row-mt', 1, '-tile-columns', 1, '-threads', 4, '-crf', crf, '-b:v', 0, '-g', 240, target))


def h264(frames, target, filters, budget, first, last):
    # aq-mode 3 spends bits in the dark, where 8 bits band first.
    within(budget, target, first, last, lambda crf: ffmpeg(
        '-framerate', fps, '-i', frames / '%04d.jpg', '-vf', filters, '-pix_fmt', 'yuv420p', *bt709, '-an', '-c:v', 'libx264',
        '-preset', 'slow', '-crf', crf, '-tune', 'film', '-aq-mode', '3', '-movflags', '+faststart', target))


def poster(frame, target, filters, budget, first, last):
    def encode(quality):
        # 4:2:0 also where the darkened frames are 4:4:4: every decoder takes it.
        codec = ['-pix_fmt', 'yuv420p', '-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '6', '-crf', quality] if target.suffix == '.avif' else ['-pix_fmt', 'yuvj420p', '-q:v', quality]
        ffmpeg('-i', frame, '-vf', filters, '-frames:v', 1, *codec, target)
    within(budget, target, first, last, encode)


def encode_posters(frames, field, output):
    first, width, crop = frames / '0000.jpg', 1920, 810
    phone = f'crop={crop}:1080:{round((width - crop) * subject_at)}:0,scale=720:960:flags=lanczos'
    poster(first, output / f'{field}-1080.avif', 'null', 100 * KB, 16, 47)
    poster(first, output / f'{field}-1080.jpg', 'null', 160 * KB, 3, 11)
    poster(first, output / f'{field}-phone.avif', phone, 36 * KB, 18, 51)
    poster(first, output / f'{field}-phone.jpg', phone, 39 * KB, 4, 19)


def encode_mp4(frames, field, output):
    h264(frames, output / f'{field}-1080.mp4', to_video_range, 900 * KB, 23, 41)
    h264(frames, output / f'{field}-540.mp4', small, 250 * KB, 23, 41)


def encode_webm(frames, field, output):
    av1(frames, output / f'{field}-1080.webm', to_video_range, 500 * KB, 36, 59)
    av1(frames, output / f'{field}-540.webm', small, 200 * KB, 34, 59)


steps = {'posters': encode_posters, 'mp4': encode_mp4, 'webm': encode_webm}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('frames', type=Path)
    parser.add_argument('field')
    parser.add_argument('output', type=Path)
    parser.add_argument('--only', default=','.join(steps))
    args = parser.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    frames = prepare(args.frames, args.field)
    for name in args.only.split(','):
        steps[name](frames, args.field, args.output)


if __name__ == '__main__':
    main()
