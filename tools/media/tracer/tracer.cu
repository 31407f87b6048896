// The renderer as a shared library. SCENE names the scene's header; PALETTE the generated colours.
// A scene defines: void build(Mesh&), Rigid motion(group, time), void shade(hit, surface, time, wo),
// Vec3 surroundings(direction, time, bounce, random) and Vec3 grating(surface, wo, wi).
#include <cstdio>
#include <vector>

#include "isosurface.cuh"
#include "noise.cuh"
#include "scene-types.cuh"
#include "shapes.cuh"
#include PALETTE
#include SCENE

#include "path.cuh"

#include "film.cuh"

namespace {

std::vector<TriangleShape> shapes;
std::vector<TriangleLook> looks;
std::vector<BvhNode> nodes;
std::vector<Box> groupBounds;
SceneData onGpu; // the host's copy of deviceScene

constexpr int batch = 32; // samples between two looks at the pixel's noise

// Noise as the eye will see it: after exposure and headline shade, relative, with a dark floor.
HD bool isClean(float mean, float varianceOfMean, float acrossFrame) {
  const Params &p = params();
  float scale = p.grade.exposure * headlineShade(p.grade, acrossFrame);
  return sqrtf(varianceOfMean) * scale < p.noiseTarget * (mean * scale + .03f);
}

template <class T> T *onDevice(const std::vector<T> &v) {
  T *p;
  cudaMalloc(&p, v.size() * sizeof(T));
  cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice);
  return p;
}
template <class T> T *room(size_t count) {
  T *p;
  cudaMalloc(&p, count * sizeof(T));
  return p;
}

void gather() {
  Mesh mesh;
  mesh.group(0);
  build(mesh);
  hostScene.groupCount = mesh.groups.size();
  for (int g = 0; g < hostScene.groupCount; g++) {
    Mesh::Group &group = mesh.groups[g];
    BvhBuilder bvh(group.shapes, shapes.size());
    groupBounds.push_back(bvh.bounds());
    int offset = nodes.size();
    hostScene.root[g] = offset;
    for (BvhNode n : bvh.nodes) {
      if (n.child.x >= 0) n.child.x += offset;
      if (n.child.y >= 0) n.child.y += offset;
      nodes.push_back(n);
    }
    for (int i : bvh.order) {
      shapes.push_back(group.shapes[i]);
      looks.push_back(group.looks[i]);
    }
  }
  hostScene.shapes = shapes.data();
  hostScene.looks = looks.data();
  hostScene.nodes = nodes.data();
}

Film &filmOf(int width, int height) {
  static Film f{};
  if (f.width == width && f.height == height) return f;
  size_t n = (size_t)width * height, small = n / (glowStep * glowStep);
  f = {width, height, room<Vec3>(n), room<Vec3>(n), room<Vec3>(n), room<Vec3>(n), room<float>(n), room<float>(n),
       {room<Vec3>(small), room<Vec3>(small), room<Vec3>(small)}, room<Vec3>(small), room<unsigned char>(n * 3)};
  return f;
}

__global__ void renderKernel(Film f, int samples, float time, float shutter, unsigned seed, unsigned long long *spent) {
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  bool inside = x < f.width && y < f.height;
  Vec3 sum = vec(0), albedo = vec(0), normal = vec(0);
  float squares = 0, mean = 0, variance = 0;
  int done = 0;
  Path path;
  while (done < samples) {
    int goal = done + batch;
    // A thread whose path has ended starts the next one at once instead of waiting for its warp.
    bool alive = false;
    while (inside && done < goal) {
      if (!alive) path = startPath(x, y, f.width, f.height, time, shutter, {(unsigned)done, (unsigned)(samples - 1), hashBits(x + y * f.width + seed * 7919u), 0});
      alive = advance(path);
      if (alive) continue;
      Vec3 l = gathered(path);
      Features features = sane(path.features);
      sum += l;
      albedo += features.albedo;
      normal += features.normal;
      squares += square(luminance(l));
      done++;
    }
    done = goal;
    mean = luminance(sum) / done;
    variance = fmaxf(squares / done - mean * mean, 0.f) / done;
    bool clean = !inside || (done >= 2 * batch && isClean(mean, variance, (x + .5f) / f.width * 2 - 1));
    // The whole tile goes on until its last pixel is clean: one lucky pixel would stand out.
    if (__syncthreads_and(clean)) break;
  }
  if (!inside) return;
  int i = y * f.width + x;
  float k = 1.f / done;
  f.light[i] = sum * k;
  f.albedo[i] = albedo * k;
  f.normal[i] = normal * k;
  f.variance[i] = variance;
  atomicAdd(spent, (unsigned long long)done);
}

Box boundsOf(const Box &box, const Rigid &pose) {
  Box moved;
  for (int corner = 0; corner < 8; corner++)
    moved.grow(movePoint(pose, vec(corner & 1 ? box.high.x : box.low.x, corner & 2 ? box.high.y : box.low.y, corner & 4 ? box.high.z : box.low.z)));
  return moved;
}

// Where every group stands at each moment of the open shutter; also sets the groups' boxes.
std::vector<Rigid> posesDuring(float time, float shutter, SceneData &scene) {
  std::vector<Rigid> poses(shutterSteps * scene.groupCount);
  for (int g = 0; g < scene.groupCount; g++) {
    Box box;
    for (int step = 0; step < shutterSteps; step++) {
      Rigid pose = motion(g, time + ((step + .5f) / shutterSteps - .5f) * shutter);
      poses[step * scene.groupCount + g] = pose;
      box.grow(boundsOf(groupBounds[g], pose));
    }
    scene.groupLow[g] = box.low - vec(1e-4f);
    scene.groupHigh[g] = box.high + vec(1e-4f);
  }
  return poses;
}

} // namespace

extern "C" int params_size() { return sizeof(Params); }

extern "C" int prepare(int withGpu) {
  gather();
  printf("triangles %zu, groups %d\n", shapes.size(), hostScene.groupCount);
  fflush(stdout);
  if (!withGpu) return 0;
  onGpu = hostScene;
  onGpu.shapes = onDevice(shapes);
  onGpu.looks = onDevice(looks);
  onGpu.nodes = onDevice(nodes);
  onGpu.poses = room<Rigid>(shutterSteps * hostScene.groupCount);
  return cudaGetLastError();
}

// Returns the mean number of samples per pixel, or minus the CUDA error.
extern "C" float render_gpu(const Params *p, int width, int height, int samples, float time, float shutter,
                            unsigned seed, float denoiseStrength, unsigned char *picture) {
  static unsigned long long *spent = room<unsigned long long>(1);
  hostParams = *p;
  std::vector<Rigid> poses = posesDuring(time, shutter, onGpu);
  cudaMemcpy(onGpu.poses, poses.data(), poses.size() * sizeof(Rigid), cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(deviceScene, &onGpu, sizeof onGpu);
  cudaMemcpyToSymbol(deviceParams, p, sizeof(Params));
  cudaMemset(spent, 0, sizeof *spent);
  Film &f = filmOf(width, height);
  renderKernel<<<dim3((width + 7) / 8, (height + 7) / 8), dim3(8, 8)>>>(f, samples, time, shutter, seed, spent);
  if (denoiseStrength > 0) denoise(f, denoiseStrength, 4);
  developFilm(f);
  cudaMemcpy(picture, f.picture, (size_t)width * height * 3, cudaMemcpyDeviceToHost);
  unsigned long long total = 0;
  cudaMemcpy(&total, spent, sizeof total, cudaMemcpyDeviceToHost);
  cudaError_t error = cudaGetLastError();
  if (error) printf("CUDA: %s\n", cudaGetErrorString(error));
  return error ? -(float)error : total / (float)(width * height);
}

// A rough look without a GPU: few samples, no denoising, no bloom.
extern "C" float render_cpu(const Params *p, int width, int height, int samples, float time, float shutter,
                            unsigned seed, float, unsigned char *picture) {
  hostParams = *p;
  std::vector<Rigid> poses = posesDuring(time, shutter, hostScene);
  hostScene.poses = poses.data();
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      Vec3 sum = vec(0);
      for (int s = 0; s < samples; s++) {
        Path path = startPath(x, y, width, height, time, shutter, {(unsigned)s, (unsigned)(samples - 1), hashBits(x + y * width + seed * 7919u), 0});
        while (advance(path)) continue;
        sum += gathered(path);
      }
      writePixel(picture + (y * width + x) * 3,
                 develop(sum / (float)samples, (x + .5f) / width * 2 - 1, (y + .5f) / height * 2 - 1), x, y);
    }
  return samples;
}
