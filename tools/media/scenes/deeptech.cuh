// Patterned 300 mm wafer (radius 1) on a robot's ceramic fork. y is up. Group 1 carries both.
enum { WAFER, EDGE, FORK, PAD, TABLE, VACUUM };
constexpr float dieWidth = .0875f, dieHeight = .070f;

// Outline of the fork as a distance in the plane: two prongs on a wide stem, towards +x.
static float forkDistance(Vec3 p) {
  Vec3 q = p - vec(0, -.055f, 0);
  float prongs = 1e9f;
  for (int side = -1; side <= 1; side += 2)
    prongs = fminf(prongs, boxDistance(q - vec(.18f, 0, side * .36f), vec(.92f, .022f, .115f), .018f));
  float palm = boxDistance(q - vec(1.15f, 0, 0), vec(.30f, .022f, .475f), .018f);
  float body = filletUnion(prongs, palm, .10f);
  float stem = boxDistance(q - vec(2.0f, -.03f, 0), vec(.75f, .06f, .22f), .03f);
  body = filletUnion(body, stem, .06f);
  float slot = fmaxf(length(vec2(fmaxf(fabsf(q.x - 1.2f) - .12f, 0.f), q.z)) - .07f, fabsf(q.y) - .1f);
  return filletCut(body, slot, .012f);
}

void build(Mesh &mesh) {
  mesh.group(1);
  mesh.material = WAFER;
  surface(mesh, 256, 24, [](float u, float v) {
    float a = u * 2 * PI, r = v * .9955f + 1e-5f;
    return vec(r * cosf(a), 0, r * sinf(a));
  }, true);
  mesh.material = EDGE;
  surface(mesh, 512, 12, [](float u, float v) {
    float a = u * 2 * PI, q = (v - .5f) * PI, r = .9955f + .0045f * cosf(q);
    return vec(r * cosf(a), -.0045f + .0045f * sinf(q), r * sinf(a));
  });
  mesh.group(0);
  mesh.material = FORK;
  isosurface(mesh, vec(-.85f, -.2f, -.6f), vec(2.8f, .05f, .6f), .011f, forkDistance);
  mesh.material = PAD;
  for (int k = 0; k < 4; k++) {
    mesh.place = Rigid{vec(1, 0, 0), vec(0, 0, -1), vec(0, 1, 0), vec(k < 2 ? -.62f : .85f, -.034f, k % 2 ? .36f : -.36f)};
    lathe(mesh, 64, {vec2(.055f, 0), vec2(.055f, .02f), vec2(.040f, .023f), vec2(0, .023f)}, .004f);
  }
  mesh.material = VACUUM;
  for (int k = 0; k < 4; k++) {
    mesh.place = Rigid{vec(1, 0, 0), vec(0, 0, -1), vec(0, 1, 0), vec(1.55f + (k / 2) * .5f, .0f, k % 2 ? .15f : -.15f)};
    capScrew(mesh, .035f, .03f);
  }
  mesh.place = identity();
  mesh.material = TABLE;
  surface(mesh, 1, 1, [](float u, float v) { return vec(60 * (u - .5f), -.62f, -60 * (v - .5f)); });
}

// The wafer sways a little on the aligner: the reflections wander over the dies.
HD Rigid motion(int group, float t) {
  float s = sinf(2 * PI * t), c = cosf(2 * PI * t);
  if (group == 0) return identity();
  return rotationX(.012f * s) * rotationZ(.012f * c) * rotationY(.45f + .07f * s);
}

// Diffraction folded onto the palette: short wavelengths steel blue, long ones amber.
HD Vec3 diffracted(float micrometres) {
  float visible = smoothStep(.40f, .47f, micrometres) * smoothStep(.70f, .62f, micrometres);
  Vec3 cool = vec(.10f, .17f, .30f), warm = AMBER * vec(1.f, .85f, .6f);
  return mix(cool, warm, smoothStep(.50f, .60f, micrometres)) * visible;
}
HD Vec3 grating(const Surface &m, Vec3 wo, Vec3 wi) {
  float ux = wo.x + wi.x, uy = wo.y + wi.y, spread = .055f;
  float alongX = expf(-uy * uy / (2 * spread * spread)), alongY = expf(-ux * ux / (2 * spread * spread));
  Vec3 sum = vec(0);
  for (int order = 1; order <= 3; order++) {
    sum += diffracted(m.gratingPeriod * fabsf(ux) / order) * (alongX / order);
    sum += diffracted(m.gratingPeriod * 1.13f * fabsf(uy) / order) * (alongY / order);
  }
  return sum * .9f;
}
HD Vec3 surroundings(Vec3 d, float, int bounce, float) {
  Vec3 sky = vec(.0035f, .0055f, .0085f) * (.2f + smoothStep(0.f, 1.f, d.y));
  return bounce == 0 ? sky * .25f : sky;
}

struct Block { // one block of the die's floor plan
  float x, y, width, height;
  int id;
};
HD Block blockAt(float x, float y) {
  Block b{0, 0, 1, 1, 1};
  for (int k = 0; k < 5; k++) {
    float at = .35f + .3f * hashUnit(b.id, k, 7);
    if (k > 2 && hashUnit(b.id, k, 3) > .9f) break;
    bool across = b.width * dieWidth > b.height * dieHeight, second = across ? x >= b.x + b.width * at : y >= b.y + b.height * at;
    if (across) b.x += second ? b.width * at : 0, b.width *= second ? 1 - at : at;
    else b.y += second ? b.height * at : 0, b.height *= second ? 1 - at : at;
    b.id = b.id * 2 + second;
  }
  return b;
}

HD void shadeDie(Surface &m, float fx, float fy, int column, int row) {
  float edge = fminf(fminf(fx, 1 - fx) * dieWidth, fminf(fy, 1 - fy) * dieHeight);
  if (edge < .0016f) return metallic(m, vec(.22f, .23f, .25f), .08f, .08f); // scribe line
  if (edge < .0040f) { // pads along the border
    float along = fminf(fx, 1 - fx) * dieWidth < fminf(fy, 1 - fy) * dieHeight ? fy * dieHeight : fx * dieWidth;
    bool pad = fabsf(fraction(along / .0032f) - .5f) < .3f;
    return metallic(m, pad ? vec(.62f, .50f, .30f) : vec(.14f, .15f, .17f), .09f, .09f);
  }
  Block b = blockAt(fx, fy);
  float h1 = hashUnit(b.id, 11, 1), h2 = hashUnit(b.id, 12, 2), h3 = hashUnit(b.id, 13, 3);
  Vec3 tone = mix(vec(.20f, .225f, .265f), mix(vec(.30f, .27f, .26f), vec(.22f, .27f, .30f), h2), h1);
  metallic(m, tone * (.5f + .6f * h3), .028f + .03f * h2, .028f + .03f * h2);
  m.gratingPeriod = (1.45f + .10f * (h1 - .5f)) * (1 + .006f * (hashUnit(column, row, 5) - .5f));
  if (h3 > .45f) { // memory arrays
    float qx = fraction((fx - b.x) / b.width * floorf(4 + 8 * h1)), qy = fraction((fy - b.y) / b.height * floorf(4 + 8 * h2));
    if (fminf(fminf(qx, 1 - qx), fminf(qy, 1 - qy)) < .07f) m.base = m.base * .55f, m.gratingPeriod = 0;
  }
  float rim = fminf(fminf(fx - b.x, b.x + b.width - fx) * dieWidth, fminf(fy - b.y, b.y + b.height - fy) * dieHeight);
  if (rim < .0007f) metallic(m, vec(.42f, .42f, .43f), .09f, .09f), m.gratingPeriod = 0;
}

HD void shadeWafer(const Hit &h, Surface &m, float t) {
  Vec3 p = h.local;
  m.tangent = motion(1, t).x;
  float cx = p.x / dieWidth + .5f, cy = p.z / dieHeight + .5f, column = floorf(cx), row = floorf(cy);
  float farX = (fabsf(column) + .5f) * dieWidth, farY = (fabsf(row) + .5f) * dieHeight;
  metallic(m, vec(.26f, .27f, .29f), .03f, .03f); // bare silicon
  if (farX * farX + farY * farY < .955f * .955f) shadeDie(m, cx - column, cy - row, (int)column, (int)row);
  tilt(m, vec(noise(p * 2.1f), 0, noise(p * 2.1f + vec(7))) * .004f);
}

HD void shade(const Hit &h, Surface &m, float t, Vec3) {
  Vec3 p = h.local;
  switch (h.material) {
  case WAFER: return shadeWafer(h, m, t);
  case EDGE: return metallic(m, vec(.34f, .35f, .37f), .22f, .22f);
  case FORK: // dark alumina
    m.base = vec(.030f, .032f, .036f);
    m.coat = .5f;
    m.coatRough = .2f;
    rough(m, .35f);
    return tilt(m, noise3(p * 120.f) * .015f);
  case PAD: m.base = vec(.02f, .019f, .018f); return rough(m, .5f);
  case VACUUM: return metallic(m, vec(.45f, .45f, .46f), .22f, .22f);
  default:
    m.base = vec(.005f, .006f, .007f);
    return rough(m, .22f + .06f * fractal(h.position * 3.f, 3));
  }
}
