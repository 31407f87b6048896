// Vials on a filling line. They travel along x, one pitch per loop; y is up. Group 1 moves.
enum { GLASS, GLASS_INNER, GLASS_WET, LIQUID_TOP, CRIMP, CAP, STOPPER, RAIL, PLATE, PIN, POST, BED };
constexpr float pitch = .92f, vialRadius = .34f, liquidLevel = .55f;
constexpr int vialCount = 14, firstVial = -7;
constexpr float glassIor = 1.49f, waterIor = 1.34f;

// Part of a profile given in (radius, height) standing on y.
static Rigid upright(Vec3 at) { return {vec(1, 0, 0), vec(0, 0, -1), vec(0, 1, 0), at}; }

static void buildVial(Mesh &mesh, Vec3 at) {
  mesh.place = upright(at);
  mesh.transmittance = .93f;
  const float r = vialRadius, wall = .026f;
  mesh.material = GLASS; // outside, from the middle of the foot up to the lip and over
  lathe(mesh, 128, {vec2(0, .028f), vec2(r * .55f, .020f), vec2(r * .80f, 0), vec2(r, .0f), vec2(r, .78f), vec2(r * .90f, .885f), vec2(.205f, .955f),
                    vec2(.192f, .985f), vec2(.192f, 1.055f), vec2(.246f, 1.075f), vec2(.246f, 1.16f), vec2(.13f, 1.16f)}, .045f);
  mesh.material = GLASS_WET; // inside, below the liquid's surface; normals point inwards
  lathe(mesh, 128, {vec2(r - wall, liquidLevel), vec2(r - wall, .055f), vec2(r * .6f, .062f), vec2(0, .066f)}, .035f);
  mesh.material = GLASS_INNER;
  lathe(mesh, 128, {vec2(.13f, 1.16f), vec2(.13f, .975f), vec2(r * .87f - wall, .872f), vec2(r - wall, .77f), vec2(r - wall, liquidLevel)}, .04f);
  mesh.material = LIQUID_TOP; // with the meniscus that climbs the wall
  surface(mesh, 96, 24, [=](float u, float v) {
    float q = (r - wall) * v + 1e-4f, climb = .028f * expf((q - (r - wall)) / .028f);
    return vec(q * cosf(u * 2 * PI), q * sinf(u * 2 * PI), liquidLevel - .028f + climb);
  });
  mesh.transmittance = 0;
  mesh.material = STOPPER;
  lathe(mesh, 64, {vec2(0, .97f), vec2(.105f, .97f), vec2(.122f, 1.00f), vec2(.127f, 1.158f)}, .01f);
  lathe(mesh, 64, {vec2(.1f, 1.163f), vec2(.238f, 1.163f), vec2(.238f, 1.20f)}, .006f);
  mesh.material = CRIMP; // aluminium skirt, rolled under the lip
  lathe(mesh, 128, {vec2(.205f, 1.052f), vec2(.236f, 1.050f), vec2(.256f, 1.072f), vec2(.256f, 1.218f), vec2(.15f, 1.226f)}, .012f);
  mesh.material = CAP; // flip-off disc with a stepped rim
  lathe(mesh, 128, {vec2(.266f, 1.222f), vec2(.272f, 1.236f), vec2(.272f, 1.268f), vec2(.250f, 1.282f), vec2(.235f, 1.276f), vec2(0, 1.276f)}, .010f);
}

// Table-top chain: one beveled plate per half pitch with two screws.
static void buildChain(Mesh &mesh) {
  float half = pitch * .5f;
  for (int k = 2 * firstVial - 4; k < 2 * (firstVial + vialCount) + 4; k++) {
    mesh.place = identity();
    mesh.material = PLATE;
    roundedBox(mesh, vec((k + .5f) * half, -.045f, 0), vec(half * .5f - .008f, .042f, .52f), .012f);
    mesh.material = PIN;
    for (int side = -1; side <= 1; side += 2) {
      mesh.place = upright(vec((k + .5f) * half, -.004f, side * .44f));
      lathe(mesh, 32, {vec2(.032f, -.01f), vec2(.032f, .006f), vec2(.014f, .006f), vec2(.014f, -.006f), vec2(0, -.006f)}, .003f);
    }
  }
  mesh.place = identity();
}

static void buildRails(Mesh &mesh) {
  auto alongX = [](float y, float z) {
    return [=](float u) { return vec(mix(-9.f, 9.f, u), y, z); };
  };
  auto up = [](float) { return vec(0, 1, 0); };
  mesh.material = RAIL;
  for (int side = -1; side <= 1; side += 2) {
    float z = side * (vialRadius + .055f);
    if (side < 0) sweep(mesh, 1, 40, alongX(.62f, z), up, circleSection(.038f));
    sweep(mesh, 1, 40, alongX(.20f, z), up, circleSection(.038f));
  }
  // Posts that carry the rails, with a clamp and a screw each.
  for (int k = -6; k <= 7; k++) {
    float x = k * 2.3f - .6f;
    mesh.place = identity();
    mesh.material = POST;
    roundedBox(mesh, vec(x, .30f, -vialRadius - .19f), vec(.055f, .46f, .04f), .012f);
    for (int level = 0; level < 2; level++) {
      roundedBox(mesh, vec(x, level ? .62f : .20f, -vialRadius - .12f), vec(.065f, .06f, .075f), .014f);
      mesh.material = PIN;
      mesh.place = aimed(vec(x + .065f, level ? .62f : .20f, -vialRadius - .14f), vec(1, 0, 0), vec(0, 1, 0));
      capScrew(mesh, .028f, .03f);
      mesh.place = identity();
      mesh.material = POST;
    }
  }
  mesh.material = BED;
  for (int side = -1; side <= 1; side += 2)
    roundedBox(mesh, vec(0, -.10f, side * .66f), vec(9.f, .12f, .12f), .02f);
  roundedBox(mesh, vec(0, -.4f, 0), vec(9.f, .2f, .8f), .02f);
  mesh.material = PIN;
  for (int k = -14; k <= 14; k++) {
    mesh.place = upright(vec(k * .62f, .02f, .68f));
    capScrew(mesh, .03f, .022f);
  }
  mesh.place = identity();
}

void build(Mesh &mesh) {
  mesh.group(1);
  for (int k = 0; k < vialCount; k++) buildVial(mesh, vec((firstVial + k) * pitch, .0f, 0));
  mesh.place = identity();
  mesh.group(2);
  buildChain(mesh);
  mesh.group(0);
  buildRails(mesh);
}

HD Rigid motion(int group, float t) { return group ? translation(vec(t * pitch, 0, 0)) : identity(); }
HD Vec3 grating(const Surface &, Vec3, Vec3) { return vec(0); }
HD Vec3 surroundings(Vec3 d, float, int bounce, float) {
  Vec3 sky = vec(.003f, .0045f, .007f) * (.3f + smoothStep(-.2f, 1.f, d.y));
  return bounce == 0 ? sky * .3f : sky;
}

HD void glassBetween(Surface &m, float front, float back) {
  m.glass = true;
  m.base = vec(.995f, .998f, .998f);
  m.iorFront = front;
  m.iorBack = back;
}

HD void shade(const Hit &h, Surface &m, float, Vec3) {
  Vec3 p = h.local;
  float grain = fractal(p * 30.f, 3);
  switch (h.material) {
  case GLASS: return glassBetween(m, 1, glassIor);
  case GLASS_INNER: return glassBetween(m, 1, glassIor);
  case GLASS_WET: return glassBetween(m, waterIor, glassIor);
  case LIQUID_TOP: return glassBetween(m, 1, waterIor);
  case CRIMP: { // drawn aluminium with a trace of the crimping rollers
    float lines = noise(vec(p.y * 500, 1, 1));
    metallic(m, vec(.70f, .70f, .71f), .16f, .26f);
    return tilt(m, vec(0, 1, 0) * (lines * .015f) + noise3(p * 40.f) * .012f);
  }
  case CAP: // satin polypropylene
    m.base = AMBER * vec(.85f, .72f, .55f);
    rough(m, .32f);
    m.coat = .4f;
    m.coatRough = .22f;
    return;
  case STOPPER: m.base = vec(.035f, .037f, .04f); return rough(m, .5f);
  case RAIL: return metallic(m, vec(.56f, .57f, .58f) * (1 + .05f * noise(vec(p.x * 2, p.y * 300, p.z * 300))), .24f, .12f);
  case PLATE: { // brushed stainless, lengthwise
    float brush = noise(vec(p.x * 5, 1, p.z * 420)) * .6f + noise(vec(p.x * 9, 3, p.z * 1100)) * .4f;
    metallic(m, vec(.36f, .365f, .375f) * (1 + .12f * brush), .17f, .36f);
    m.tangent = vec(1, 0, 0);
    return tilt(m, vec(0, 0, 1) * (brush * .012f));
  }
  case PIN: return metallic(m, vec(.44f, .44f, .45f), .2f, .2f);
  case POST: return metallic(m, vec(.20f, .205f, .215f) * (1 + .1f * grain), .3f, .3f);
  default: m.base = vec(.014f, .016f, .019f); m.coat = .3f; m.coatRough = .25f; return rough(m, .4f);
  }
}
