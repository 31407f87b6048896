"""Frames of a clip or poster as arrays, by way of ffmpeg."""
import subprocess

import numpy as np


def read_frames(path, width, height):
    """sRGB bytes, shape (frames, height, width, 3)."""
    command = ['ffmpeg', '-v', 'error', '-i', str(path), '-vf', f'scale={width}:{height}:flags=area', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
    data = subprocess.run(command, check=True, capture_output=True).stdout
    return np.frombuffer(data, np.uint8).reshape(-1, height, width, 3)
