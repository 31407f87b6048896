// Transcatheter heart valve: laser-cut nitinol frame, three leaflets of tissue, sewn skirt.
// The axis is y. Group 1 turns by 120° per loop; the frame has 15 cells, so everything repeats.
enum { STRUT, LEAFLET, SKIRT, STITCH, TABLE };
constexpr int cells = 15, rowCount = 7;

struct Ring {
  float centre, amplitude;
};
// Rows of zigzag struts; neighbours touch at their tips. Cells grow towards the outflow crown.
static Ring ringAt(int i) {
  static const float heights[rowCount] = {.20f, .20f, .22f, .26f, .31f, .36f, .40f};
  float z = -.90f;
  for (int k = 0; k < i; k++) z += heights[k] - .026f;
  return {z + heights[i] * .5f, heights[i] * .5f};
}
// Waisted: a flared inflow, a narrow middle that holds the leaflets, a wide crown.
static float frameRadius(float y) {
  return .60f + .13f * smoothStep(-.35f, -1.f, y) + .30f * smoothStep(-.05f, 1.0f, y) - .06f * smoothStep(.85f, 1.15f, y);
}
static float zigzag(float phase) { return asinf(.965f * sinf(phase)) / asinf(.965f); }
static Vec3 onFrame(float angle, float y, float lift) {
  float r = frameRadius(y) + lift;
  return vec(r * cosf(angle), y, r * sinf(angle));
}

static void buildFrame(Mesh &mesh) {
  mesh.material = STRUT;
  for (int i = 0; i < rowCount; i++) {
    Ring ring = ringAt(i);
    float half = i < 4 ? .0125f : .0145f;
    auto path = [=](float u) {
      float a = u * 2 * PI;
      return onFrame(a, ring.centre + ring.amplitude * zigzag(cells * a + i * PI), 0);
    };
    auto outward = [=](float u) { return vec(cosf(u * 2 * PI), 0, sinf(u * 2 * PI)); };
    sweep(mesh, cells * 48, 16, path, outward, squareSection(half, .017f, 3.2f));
  }
  // Eyelets on the crown: where the delivery catheter holds the frame.
  Ring top = ringAt(rowCount - 1);
  for (int k = 0; k < 3; k++) {
    int cell = k * cells / 3;
    float a = (PI / 2 - (rowCount - 1) * PI + 2 * PI * (cell + 4)) / cells, y = top.centre + top.amplitude;
    Vec3 base = onFrame(a, y, 0), out = vec(cosf(a), 0, sinf(a));
    mesh.place = aimed(base + vec(0, .062f, 0) - out * .003f, out, vec(0, 1, 0));
    torus(mesh, .038f, .015f, 40, 14);
    mesh.place = identity();
    tube(mesh, base - vec(0, .01f, 0), base + vec(0, .03f, 0), .015f, 16);
  }
}

// One leaflet: hangs from a scalloped line on the frame to a free edge that meets its neighbours.
static Vec3 leafletPoint(int k, float u, float v) {
  float a = (k + u) * 2 * PI / 3, s = 2 * u - 1;
  float hang = -.56f + .50f * (.35f * s * s + .65f * s * s * s * s);
  Vec3 onWall = onFrame(a, hang, -.022f);
  float reach = sqrtf(s * s + .0016f); // rounded at the middle of the valve
  float edgeAngle = ((s < 0 ? k : k + 1) * 2 * PI / 3) + (s < 0 ? 1 : -1) * (.045f + .55f * (1 - reach) * (1 - reach) * .35f);
  float r = (frameRadius(-.06f) - .022f) * reach * .985f;
  Vec3 freeEdge = vec(r * cosf(edgeAngle), -.06f - .13f * (1 - reach * reach), r * sinf(edgeAngle));
  Vec3 p = mix(onWall, freeEdge, v);
  float belly = sinf(PI * powf(v, .8f)) * (1 - s * s * s * s);
  Vec3 wall = vec(cosf(a), 0, sinf(a));
  p = p + vec(0, -.115f, 0) * belly + wall * (.05f * belly);
  // Soft radial folds near the free edge.
  p.y += .006f * v * v * sinf(u * 2 * PI * 4.5f + k) * (1 - s * s);
  return p;
}

static void buildTissue(Mesh &mesh) {
  mesh.material = LEAFLET;
  for (int k = 0; k < 3; k++)
    surface(mesh, 120, 70, [=](float u, float v) { return leafletPoint(k, u, v); });
  mesh.material = SKIRT;
  for (int k = 0; k < 3; k++)
    surface(mesh, 160, 30, [=](float u, float v) {
      float s = 2 * u - 1, top = -.56f + .50f * (.35f * s * s + .65f * s * s * s * s) + .015f;
      float y = mix(-.96f, fminf(top, -.22f), v);
      return onFrame((k + u) * 2 * PI / 3, y, -.019f - .006f * powf(fabsf(sinf((k + u) * 2 * PI / 3 * cells * .5f)), .7f));
    });
}

// Thread wound round a strut, every few hundredths along the lower rows and under the leaflets.
static void buildStitches(Mesh &mesh) {
  mesh.material = STITCH;
  for (int i = 0; i < 3; i++) {
    Ring ring = ringAt(i);
    const int perCell = 10;
    for (int k = 0; k < cells * perCell; k++) {
      float u = (k + .5f) / (cells * perCell), e = 2e-4f;
      auto path = [=](float q) { return onFrame(q * 2 * PI, ring.centre + ring.amplitude * zigzag(cells * q * 2 * PI + i * PI), 0); };
      Vec3 along = normalize(path(u + e) - path(u - e)), out = vec(cosf(u * 2 * PI), 0, sinf(u * 2 * PI));
      float lean = .35f;
      mesh.place = aimed(path(u), normalize(along + cross(along, out) * lean), out);
      surface(mesh, 20, 6, [](float s, float t) {
        float a = s * 2 * PI, b = t * 2 * PI, thread = .0042f;
        Vec2 round = squareSection(.0185f, .0165f, 3)(s);
        return vec(round.x + thread * cosf(b) * cosf(a), round.y + thread * cosf(b) * sinf(a), thread * sinf(b));
      });
    }
  }
  // A row of stitches along the leaflets' attachment.
  for (int k = 0; k < 3; k++)
    for (int j = 1; j < 54; j++) {
      float u = j / 54.f, e = .004f;
      Vec3 p = leafletPoint(k, u, .0f), ahead = leafletPoint(k, u + e, 0), out = normalize(vec(p.x, 0, p.z));
      mesh.place = aimed(p + out * .006f, normalize(ahead - p), out);
      surface(mesh, 10, 10, [](float s, float t) {
        float a = s * 2 * PI, b = t * PI;
        return vec(.0055f * cosf(a) * sinf(b), .0055f * sinf(a) * sinf(b), .0125f * cosf(b));
      }, true);
    }
  mesh.place = identity();
}

void build(Mesh &mesh) {
  mesh.group(1);
  buildFrame(mesh);
  buildTissue(mesh);
  buildStitches(mesh);
  mesh.group(0);
  mesh.material = TABLE;
  surface(mesh, 1, 1, [](float u, float v) { return vec(30 * (u - .5f), -1.02f, -30 * (v - .5f)); });
}

HD Rigid motion(int group, float t) { return group == 1 ? rotationY(t * 2 * PI / 3) : identity(); }
HD Vec3 grating(const Surface &, Vec3, Vec3) { return vec(0); }
HD Vec3 surroundings(Vec3 d, float, int bounce, float) {
  Vec3 sky = vec(.004f, .006f, .0095f) * (.3f + smoothStep(-.2f, 1.f, d.y));
  if (bounce == 0) return sky * .25f;
  // A wide, dim ceiling for the polished struts to mirror.
  return sky + COOLLIGHT * (.30f * powf(saturate(dot(d, normalize(vec(-.35f, .75f, .55f)))), 5.f));
}

HD void shade(const Hit &h, Surface &m, float, Vec3) {
  Vec3 p = h.local;
  switch (h.material) {
  case STRUT: { // electropolished nitinol: clean, slightly wavy
    float wave = fractal(p * 26.f, 3);
    metallic(m, vec(.54f, .535f, .53f), .13f + .03f * wave, .18f + .03f * wave);
    return tilt(m, noise3(p * 50.f) * .02f);
  }
  case LEAFLET: { // pericardium: pale, finely fibrous, soft
    float fibres = noise(vec(h.uv.x * 90 + 2 * noise(vec(h.uv.y * 6, 2, 1)), h.uv.y * 14, 3)) * .6f + noise(vec(h.uv.x * 260, h.uv.y * 30, 5)) * .4f;
    m.base = vec(.62f, .52f, .42f) * (.92f + .10f * fibres + .10f * fractal(p * 9.f, 3));
    rough(m, .42f);
    m.specular = .035f;
    m.sheen = .25f;
    m.coat = .35f;
    m.coatRough = .28f;
    return tilt(m, h.tangent * (.05f * fibres));
  }
  case SKIRT: { // knitted polyester
    float a = atan2f(p.z, p.x) * 190.f, y = p.y * 300.f;
    float knit = sinf(a + .6f * sinf(y)) * sinf(y);
    m.base = vec(.50f, .49f, .47f) * (.80f + .2f * knit);
    rough(m, .6f);
    m.sheen = .3f;
    return tilt(m, vec(cosf(a) * .12f, cosf(y) * .12f, -cosf(a) * .12f));
  }
  case STITCH: m.base = vec(.62f, .60f, .57f); m.sheen = .2f; return rough(m, .5f);
  default: // dark glass table
    m.base = vec(.004f, .0045f, .0055f);
    m.specular = .014f;
    return rough(m, .30f);
  }
}
