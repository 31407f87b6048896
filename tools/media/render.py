"""Render a scene: stills or the frames of its clip, as JPEGs.

  python3 render.py SCENE stills --t 0,0.33 --variants a,b --samples 128 --size 960x540
  python3 render.py SCENE clip --frames 120 --samples 256
  python3 render.py SCENE stills --cpu --samples 8 --size 320x180      (no GPU needed)

Files go to $OUT (default: build/frames). A clip comes as tar files of at most --tar-mib each.
"""
import argparse, ctypes, importlib.util, io, json, math, os, subprocess, tarfile, time
from pathlib import Path

import numpy as np

here = Path(__file__).resolve().parent
out = Path(os.environ.get('OUT', here / 'build/frames'))
max_lights = 12


class Vec3(ctypes.Structure):
    _fields_ = [(axis, ctypes.c_float) for axis in 'xyz']


def floats(*names):
    return [(name, ctypes.c_float) for name in names]


class Camera(ctypes.Structure):
    _fields_ = [('position', Vec3), ('target', Vec3), ('up', Vec3)] + floats('fov', 'aperture', 'focus', 'shift_x', 'shift_y')


class AreaLight(ctypes.Structure):
    _fields_ = [('corner', Vec3), ('u', Vec3), ('v', Vec3), ('radiance', Vec3)] + floats('visible_to_camera', 'soft_edge')


class Grade(ctypes.Structure):
    _fields_ = floats('exposure', 'bloom', 'vignette', 'shade_from', 'shade_to', 'shade_amount', 'contrast', 'saturation', 'black')


class Params(ctypes.Structure):
    """Mirrors Params in tracer/scene-types.cuh."""
    _fields_ = [('camera', Camera), ('sun_direction', Vec3), ('sun_radiance', Vec3), ('sun_cosine', ctypes.c_float),
                ('light_count', ctypes.c_int), ('lights', AreaLight * max_lights), ('user', ctypes.c_float * 32),
                ('max_bounces', ctypes.c_int), ('clamp_indirect', ctypes.c_float), ('noise_target', ctypes.c_float), ('grade', Grade)]


def linear(hex_colour):
    """sRGB hex to linear RGB."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels)


def palette():
    colours = json.loads((here / 'palette.json').read_text())
    return {name: linear(value) for name, value in colours.items() if value.startswith('#')}


def compile_scene(scene, with_gpu):
    """Build the scene's library when a source is newer; returns its path."""
    build = here / 'build'
    build.mkdir(exist_ok=True)
    header = build / 'palette.cuh'
    lines = [f'#define {name.upper()} vec({r:.5f}f, {g:.5f}f, {b:.5f}f)' for name, (r, g, b) in palette().items()]
    text = '// Generated from palette.json.\n' + '\n'.join(lines) + '\n'
    if not header.exists() or header.read_text() != text:
        header.write_text(text)
    library = build / f'{scene}{"" if with_gpu else "-cpu"}.so'
    sources = [*here.glob('tracer/*'), here / f'scenes/{scene}.cuh', header]
    if not library.exists() or max(s.stat().st_mtime for s in sources) > library.stat().st_mtime:
        # More threads in flight hide the hierarchy's memory latency; worth a few spilled registers.
        target = ['-arch=native', '-O3', f'-maxrregcount={os.environ.get("REGISTERS", "80")}'] if with_gpu else ['-arch=sm_90', '-O3', '-Xptxas', '-O0']
        subprocess.check_call(['nvcc', *target, '--use_fast_math', '-std=c++17', '-w', '-shared', '-Xcompiler', '-fPIC,-fopenmp,-O3',
                               f'-DSCENE="{here}/scenes/{scene}.cuh"', f'-DPALETTE="{header}"', str(here / 'tracer/tracer.cu'), '-o', str(library)])
    return library


def load_scene(scene):
    spec = importlib.util.spec_from_file_location(scene, here / f'scenes/{scene}.py')
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def light_quad(light):
    """A light from its centre, the point it faces, width, height and radiance."""
    centre, towards = np.array(light['at'], float), np.array(light['towards'], float)
    axis = (towards - centre) / np.linalg.norm(towards - centre)
    up = np.array([0., 1., 0.]) if abs(axis[1]) < .95 else np.array([1., 0., 0.])
    u = np.cross(up, axis)
    u *= light['width'] / np.linalg.norm(u)
    v = np.cross(axis, u)
    v *= light['height'] / np.linalg.norm(v)
    return AreaLight(Vec3(*(centre - u / 2 - v / 2)), Vec3(*u), Vec3(*v), Vec3(*light['radiance']),
                     float(light.get('visible', False)), light.get('soft_edge', .25))


def to_params(shot):
    p = Params()
    cam = shot['camera']
    p.camera = Camera(Vec3(*cam['position']), Vec3(*cam['target']), Vec3(*cam.get('up', (0, 1, 0))), cam.get('fov', 35),
                      cam.get('aperture', 0), cam.get('focus', 1), *cam.get('shift', (0, 0)))
    sun = shot.get('sun')
    p.sun_direction, p.sun_radiance, p.sun_cosine = Vec3(0, 1, 0), Vec3(0, 0, 0), 1.
    if sun:
        p.sun_direction, p.sun_radiance = Vec3(*sun['direction']), Vec3(*sun['radiance'])
        p.sun_cosine = math.cos(math.radians(sun['radius_degrees']))
    lights = shot.get('lights', [])
    p.light_count = len(lights)
    for i, light in enumerate(lights):
        p.lights[i] = light_quad(light)
    user = shot.get('user', [])
    p.user[:len(user)] = user
    p.max_bounces, p.clamp_indirect, p.noise_target = shot.get('bounces', 6), shot.get('clamp', 5.), shot.get('noise', .03)
    g = shot.get('grade', {})
    shade = g.get('shade', (-1, -.9, 0))
    p.grade = Grade(2. ** g.get('ev', 0), g.get('bloom', .04), g.get('vignette', .25), *shade, g.get('contrast', 1.4),
                    g.get('saturation', 1.15), g.get('black', 0))
    return p


class Renderer:
    def __init__(self, scene, args):
        self.args = args
        self.shots = load_scene(scene)
        self.library = ctypes.CDLL(str(compile_scene(scene, not args.cpu)))
        assert self.library.params_size() == ctypes.sizeof(Params), 'Params differ between render.py and scene-types.cuh'
        assert self.library.prepare(int(not args.cpu)) == 0
        self.call = self.library.render_cpu if args.cpu else self.library.render_gpu
        self.call.restype = ctypes.c_float
        self.width, self.height = (int(n) for n in args.size.split('x'))

    def frame(self, t, variant=None):
        shot = self.shots.shot(t % 1., palette(), variant)
        picture = np.zeros((self.height, self.width, 3), np.uint8)
        params = to_params(shot)
        # Half the frame's time: the 180° shutter of film cameras.
        shutter = shot.get('shutter', .5) / self.args.frames
        spent = self.call(ctypes.byref(params), self.width, self.height, self.args.samples, ctypes.c_float(t), ctypes.c_float(shutter),
                          ctypes.c_uint(1), ctypes.c_float(shot.get('denoise', 2.5)), picture.ctypes.data_as(ctypes.c_void_p))
        assert spent >= 0, 'the GPU reported an error'
        return picture, spent


def write_picture(path, picture, quality):
    if path.suffix == '.ppm':
        path.write_bytes(b'P6\n%d %d\n255\n' % (picture.shape[1], picture.shape[0]) + picture.tobytes())
    else:
        path.write_bytes(jpeg(picture, quality))


def jpeg(picture, quality):
    import torch, torchvision
    return bytes(torchvision.io.encode_jpeg(torch.from_numpy(picture).permute(2, 0, 1).contiguous(), quality).numpy())


def render_stills(renderer, scene, args):
    for variant in args.variants.split(','):
        for t in args.t.split(','):
            began = time.time()
            picture, spent = renderer.frame(float(t), variant or None)
            name = f'{scene}-{variant or "main"}-{t.replace(".", "_")}.{"ppm" if args.cpu else "jpg"}'
            write_picture(out / name, picture, args.quality)
            print(f'{name} {time.time() - began:.2f} s, {spent:.0f} samples a pixel', flush=True)


def render_clip(renderer, scene, args):
    part, size, archive, began, samples = 0, 0, None, time.time(), 0.
    for i in range(args.frames):
        picture, spent = renderer.frame(i / args.frames)
        samples += spent
        data = jpeg(picture, args.quality)
        if archive is None or size + len(data) > args.tar_mib * 2**20:
            if archive:
                archive.close()
            archive, size, part = tarfile.open(out / f'{scene}-{part}.tar', 'w'), 0, part + 1
        entry = tarfile.TarInfo(f'{i:04d}.jpg')
        entry.size = len(data)
        archive.addfile(entry, io.BytesIO(data))
        size += len(data) + 1024
    archive.close()
    print(f'{scene}: {args.frames} frames, {(time.time() - began) / args.frames:.3f} s a frame, {samples / args.frames:.0f} samples a pixel', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('scenes')
    parser.add_argument('mode', choices=['stills', 'clip', 'compile'])
    parser.add_argument('--size', default='1920x1080')
    parser.add_argument('--samples', type=int, default=256, help='a power of two; pixels that are clean stop earlier')
    parser.add_argument('--frames', type=int, default=120)
    parser.add_argument('--t', default='0')
    parser.add_argument('--variants', default='')
    parser.add_argument('--quality', type=int, default=93)
    parser.add_argument('--tar-mib', type=float, default=15)
    parser.add_argument('--cpu', action='store_true')
    args = parser.parse_args()
    out.mkdir(parents=True, exist_ok=True)
    if not args.cpu and args.mode != 'compile':
        import torchvision  # slow to load: not while the clock of the first frame runs
    for scene in args.scenes.split(','):
        if args.mode == 'compile':
            compile_scene(scene, not args.cpu)
            continue
        renderer = Renderer(scene, args)
        (render_stills if args.mode == 'stills' else render_clip)(renderer, scene, args)


if __name__ == '__main__':
    main()
