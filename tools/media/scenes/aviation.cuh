// Turbofan intake. The axis is z; the camera stands in front (+z). Group 1 is the rotor.
// The rotor turns 120° per loop: six blade pitches, and one third of the spinner's three-armed mark.
enum { BLADE, SPINNER, HUB, LIP, LINER, ABRADABLE, VANE, BOLT, CORE, NACELLE };
constexpr int bladeCount = 18, spiralArms = 3;

// u runs round the profile (0 trailing edge, .5 leading edge), v along the span.
static Vec3 bladePoint(float u, float v) {
  float r = mix(.285f, 1.0f, v);
  float chord = .29f + .18f * sinf(v * 1.9f) - .05f * v * v * v;
  float stagger = (20.f + 46.f * powf(v, .85f)) * PI / 180;
  float thickness = mix(.085f, .028f, powf(v, .7f)), camber = mix(.10f, .022f, v);
  float a = u * 2 * PI, x = .5f + .5f * cosf(a); // 1 = trailing edge
  float half = 5 * thickness * (.2969f * sqrtf(fmaxf(x, 0.f)) - .126f * x - .3516f * x * x + .2843f * x * x * x - .1036f * x * x * x * x);
  half = fmaxf(half, .0022f * (1 - x) + .0012f);
  if (x > .97f) half *= sqrtf(fmaxf(1 - (x - .97f) * (x - .97f) / .0009f, 0.f));
  float y = camber * 4 * x * (1 - x) + (sinf(a) >= 0 ? half : -half);
  float along = (x - .45f) * chord, across = y * chord;
  float sweep = .045f * sinf(v * PI * 1.05f) - .105f * v * v * v; // forward at mid-span, back at the tip
  float z = -along * cosf(stagger) + across * sinf(stagger) + sweep;
  float tangential = along * sinf(stagger) + across * cosf(stagger) + .03f * sinf(v * PI) - .06f * v * v;
  float phi = tangential / r;
  return vec(r * cosf(phi), r * sinf(phi), z);
}

// A smooth surface of revolution about z from a curve (radius, z).
static void turned(Mesh &mesh, int nu, int nv, const std::function<Vec2(float)> &curve, bool flip) {
  surface(mesh, nu, nv, [=](float u, float v) {
    Vec2 q = curve(v);
    return vec(q.x * cosf(u * 2 * PI), q.x * sinf(u * 2 * PI), q.y);
  }, flip);
}

static void buildRotor(Mesh &mesh) {
  mesh.material = BLADE;
  for (int k = 0; k < bladeCount; k++) {
    mesh.place = rotationZ(k * 2 * PI / bladeCount);
    surface(mesh, 96, 72, [](float u, float v) { return bladePoint(u, saturate(v)); });
    surface(mesh, 48, 1, [](float u, float v) { return mix(bladePoint(u * .5f, 1.f), bladePoint(1 - u * .5f, 1.f), v); });
  }
  mesh.place = identity();
  mesh.material = SPINNER;
  turned(mesh, 256, 96, [](float v) {
    float z = .44f - .38f * v, q = fmaxf((.44f - z) / .44f, 0.f);
    return vec2(fmaxf(.302f * powf(sinf(fminf(1.f, q * 1.06f) * PI * .5f), .80f), 1e-4f), z);
  }, true);
  mesh.material = HUB;
  turned(mesh, 256, 48, [](float v) {
    float z = .055f - .62f * v;
    return vec2(.2925f + .15f * smoothStep(.05f, -.55f, z), z);
  }, true);
  mesh.material = BOLT;
  for (int k = 0; k < bladeCount; k++) {
    float a = (k + .5f) * 2 * PI / bladeCount, b = k * 2 * PI / bladeCount;
    sphere(mesh, vec(.2735f * cosf(a), .2735f * sinf(a), .145f), .0075f, 10);
    sphere(mesh, vec(.2995f * cosf(b), .2995f * sinf(b), .075f), .0055f, 8);
  }
}

static void buildCase(Mesh &mesh) {
  mesh.material = ABRADABLE;
  turned(mesh, 512, 4, [](float v) { return vec2(1.010f, .16f - .42f * v); }, false);
  mesh.material = LINER;
  turned(mesh, 512, 40, [](float v) {
    float z = .40f - .24f * v;
    return vec2(1.010f - .006f * smoothStep(.2f, .40f, z), z);
  }, false);
  turned(mesh, 512, 4, [](float v) { return vec2(1.012f, -.26f - 1.2f * v); }, false);
  mesh.material = LIP;
  turned(mesh, 512, 96, [](float v) {
    float a = v * PI;
    return vec2(1.080f - .075f * cosf(a) + .06f * v * v, .40f + .24f * sinf(a));
  }, true);
  mesh.material = NACELLE;
  turned(mesh, 512, 32, [](float v) { return vec2(1.215f + .10f * sinf(v * 1.4f), .40f - 1.9f * v); }, true);
  mesh.material = BOLT;
  for (int k = 0; k < 180; k++) {
    float a = k * 2 * PI / 180;
    sphere(mesh, vec(1.0035f * cosf(a), 1.0035f * sinf(a), .386f), .0042f, 5);
  }
  mesh.material = VANE;
  for (int k = 0; k < 44; k++) {
    mesh.place = rotationZ(k * 2 * PI / 44);
    surface(mesh, 24, 8, [](float u, float v) {
      float x = .5f + .5f * cosf(u * 2 * PI);
      float y = .4f * x * (1 - x) + (sinf(u * 2 * PI) > 0 ? .1f : -.1f) * sqrtf(fmaxf(0.f, x * (1 - x)));
      return vec(mix(.5f, 1.012f, v), y * .32f - x * .09f, -.66f - x * .34f);
    });
  }
  mesh.place = identity();
  mesh.material = CORE;
  turned(mesh, 256, 32, [](float v) { return vec2(.545f - .035f * cosf(v * PI), -.62f + .05f * sinf(v * PI)); }, true);
  turned(mesh, 256, 4, [](float v) { return vec2(.58f + .06f * v, -.62f - .8f * v); }, true);
  turned(mesh, 256, 4, [](float v) { return vec2(.51f - .05f * v, -.62f - .8f * v); }, false);
  turned(mesh, 64, 2, [](float v) { return vec2(1.05f * v + 1e-4f, -1.5f); }, true);
}

void build(Mesh &mesh) {
  mesh.group(1);
  buildRotor(mesh);
  mesh.group(0);
  buildCase(mesh);
}

HD Rigid motion(int group, float t) { return group == 1 ? rotationZ(-t * 2 * PI / spiralArms) : identity(); }
HD Vec3 grating(const Surface &, Vec3, Vec3) { return vec(0); }
HD Vec3 surroundings(Vec3 d, float, int bounce, float) {
  Vec3 sky = vec(.0045f, .0075f, .012f) * (.25f + smoothStep(-.2f, 1.f, d.y));
  if (bounce == 0) return sky * .3f;
  Vec3 high = normalize(vec(.45f, .75f, .50f)), low = normalize(vec(-.85f, -.20f, .50f));
  return sky + COOLLIGHT * (4.5f * powf(saturate(dot(d, high)), 18.f) + .6f * powf(saturate(dot(d, low)), 12.f));
}

// Brushed titanium with a polished leading-edge sheath. All in the blade's own coordinates: every
// blade looks the same, so that the loop closes after whole pitches.
HD void shadeBlade(const Hit &h, Surface &m) {
  float v = h.uv.y, x = .5f + .5f * cosf(h.uv.x * 2 * PI);
  bool upper = h.uv.x < .5f;
  Vec3 q = vec(x * 2.2f, v * 3.f, upper ? 0.f : 5.f);
  float brush = noise(vec(x * 2.5f, v * 260.f, upper ? 1.f : 9.f)) * .6f + noise(vec(x * 5.f, v * 640.f, upper ? 3.f : 7.f)) * .4f;
  float smear = fractal(vec(q.x * 3, q.y * 3, q.z) + vec(3, 1, 2), 5), spots = fractal(q * 14.f, 4);
  float r = .27f + .12f * smear + .05f * spots + .05f * brush;
  Vec3 base = mix(vec(.44f, .43f, .425f), vec(.64f, .625f, .61f), saturate(.5f + brush * .6f)) * (1 + .10f * smear);
  metallic(m, base, r * .62f, r * 1.25f);
  float sheath = smoothStep(.085f, .078f, x + .004f * noise(vec(v * 30, 0, 3)));
  m.base = mix(m.base, vec(.74f, .72f, .69f), sheath);
  m.roughX = mix(m.roughX, .13f + .04f * spots, sheath);
  m.roughY = mix(m.roughY, .20f + .04f * spots, sheath);
  m.base = m.base * (1 - .75f * line(x - .0815f, .0022f)) * (1 - .45f * smoothStep(.10f, .0f, v));
  float streak = smoothStep(.35f, .75f, fractal(vec(v * 26, x * 1.1f, upper ? 4.f : 6.f), 4) + .25f) * smoothStep(0.f, .5f, x);
  m.base = m.base * (1 - .18f * streak);
  m.roughY += .07f * streak;
  tilt(m, cross(m.normal, h.tangent) * (brush * .012f) + vec(smear, spots, -smear) * .008f);
}

// Dark composite with a thin pale spiral, a rubber tip and a machined root ring.
HD void shadeSpinner(const Hit &h, Surface &m, float t) {
  Vec3 p = h.local;
  float z = p.z, phi = atan2f(p.y, p.x), sector = fraction(phi * bladeCount / (2 * PI)) * 2 * PI;
  float smear = fractal(vec(cosf(sector) * 2, sinf(sector) * 2, z * 14), 4);
  m.base = vec(.016f, .018f, .021f);
  rough(m, .25f);
  m.coat = 1;
  m.coatRough = .06f + .03f * saturate(smear + .4f);
  // The mark: arms that widen from the tip and end in a point before the root ring.
  float along = smoothStep(.362f, .205f, z);
  float arm = fraction(spiralArms * (phi / (2 * PI) + .62f * along)) - .5f;
  float halfWidth = .105f * along * smoothStep(.20f, .25f, z);
  float mark = smoothStep(halfWidth + .012f, halfWidth - .012f, fabsf(arm)) * smoothStep(.366f, .350f, z) * smoothStep(.198f, .212f, z);
  m.base = mix(m.base, STEEL * .62f, mark);
  float tip = smoothStep(.372f, .374f, z);
  m.coat = mix(m.coat, .25f, tip);
  m.coatRough = mix(m.coatRough, .35f, tip);
  float ring = smoothStep(.182f, .180f, z) * smoothStep(.103f, .106f, z);
  float turning = noise(vec(z * 900, 1, 1)) * .6f + noise(vec(z * 2200, 3, 1)) * .4f;
  if (ring > .5f) {
    metallic(m, vec(.56f, .545f, .53f) * (1 + .06f * turning), .14f, .30f);
    m.coat = 0;
    tilt(m, vec(0, 0, 1) * turning * .010f);
  }
  m.base = m.base * (1 - .85f * saturate(line(z - .181f, .0016f) + line(z - .1045f, .0016f) + line(z - .373f, .0014f)));
  m.tangent = turn(motion(1, t), normalize(vec(-p.y, p.x, 0)));
}

HD void shadeLip(const Hit &h, Surface &m) {
  Vec3 p = h.local;
  float a = atan2f(p.y, p.x), smear = fractal(p * 5.f, 5);
  metallic(m, vec(.50f, .51f, .52f) * (1 + .05f * smear), .14f + .03f * smear, .26f + .05f * smear);
  float seam = a * 6 / PI + .5f;
  m.base = m.base * (1 - .8f * line(seam - roundf(seam), .0022f));
}

// Acoustic liner: rows of small holes.
HD void shadeLiner(const Hit &h, Surface &m) {
  Vec3 p = h.local;
  float a = atan2f(p.y, p.x), row = floorf(p.z / .0139f), column = a * 1.01f / .016f + .5f * (row - 2 * floorf(row * .5f));
  m.base = vec(.045f, .05f, .056f);
  rough(m, .42f);
  float hole = smoothStep(.25f, .19f, length(vec2(fraction(column) - .5f, p.z / .0139f - row - .5f)));
  if ((p.z > .17f && p.z < .37f) || p.z < -.28f) m.base = mix(m.base, vec(.004f), hole), m.specular = .04f * (1 - hole);
  float seam = a * 4 / PI + .23f;
  m.base = m.base * (1 - .9f * line(seam - roundf(seam), .004f));
}

HD void shade(const Hit &h, Surface &m, float t, Vec3) {
  Vec3 p = h.local;
  switch (h.material) {
  case BLADE: return shadeBlade(h, m);
  case SPINNER: return shadeSpinner(h, m, t);
  case LIP: return shadeLip(h, m);
  case LINER: return shadeLiner(h, m);
  case HUB: return metallic(m, vec(.34f, .335f, .33f), .25f, .4f);
  case BOLT: return metallic(m, vec(.55f, .53f, .50f), .22f, .22f);
  case VANE: return metallic(m, vec(.30f, .30f, .31f), .38f, .38f);
  case CORE: return metallic(m, vec(.42f, .40f, .38f), .18f, .34f);
  case ABRADABLE:
    m.base = vec(.085f, .083f, .08f) * (1 + .3f * fractal(p * 9.f, 4)) * (1 + .25f * noise(vec(p.z * 420, 0, 2)));
    m.base = m.base * (1 - .9f * line(p.z - .155f, .004f));
    return rough(m, .5f);
  default:
    m.base = vec(.006f, .007f, .009f);
    rough(m, .35f);
    m.coat = .25f;
    m.coatRough = .2f;
  }
}
