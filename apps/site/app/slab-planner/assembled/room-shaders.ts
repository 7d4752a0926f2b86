/** Places are in inches; z is up. */
export const vertexShader = `#version 300 es
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 on;
layout(location = 3) in vec3 about;
uniform mat4 camera;
out vec3 vPlace;
out vec3 vNormal;
out vec2 vOn;
flat out vec3 vAbout;
void main() {
  vPlace = place;
  vNormal = normal;
  vOn = on;
  vAbout = about;
  gl_Position = camera * vec4(place, 1.0);
}`;

/** Daylight from the upper left and from the sky, in linear light. */
export const fragmentShader = `#version 300 es
precision highp float;
in vec3 vPlace;
in vec3 vNormal;
in vec2 vOn;
flat in vec3 vAbout;
uniform sampler2D picture;
uniform vec2 pictureShare;
uniform vec3 eye;
out vec4 colour;

const vec3 window = normalize(vec3(-0.5, 0.62, 0.85));

// How dark a thin line is at a distance from its middle. A pixel reaches as far as is said, and a line is never thinner than that: it
// would break up. It is measured before places are folded: next to a fold it would be too small.
float line(float place, float width, float pixel) {
  float reach = max(pixel, 0.001);
  return clamp((max(width, reach) + reach * 0.5 - abs(place)) / reach, 0.0, 1.0) * min(1.0, 0.45 + width / reach);
}

void main() {
  int material = int(vAbout.x + 0.5);
  if (material == 5) {
    // A wall fades out towards its top, and at ends where no other wall meets it.
    float fade = 1.0 - smoothstep(vAbout.z * 0.45, vAbout.z, vOn.y);
    fade *= smoothstep(-24.0, 0.0, vOn.x) * (1.0 - smoothstep(vAbout.y, vAbout.y + 24.0, vOn.x));
    float shade = 1.0 - 0.2 * exp(-vOn.y / 9.0);
    float alpha = 0.85 * fade;
    colour = vec4(vec3(0.965, 0.955, 0.935) * shade * alpha, alpha);
    return;
  }
  vec3 normal = normalize(vNormal);
  vec3 toEye = normalize(eye - vPlace);
  if (dot(normal, toEye) < 0.0) normal = -normal;
  vec3 albedo = vec3(0.0);
  float gloss = 0.0;
  float open = 1.0;
  if (material == 0) {
    albedo = texture(picture, (vOn - 0.5) * pictureShare + 0.5).rgb;
    gloss = 1.0;
  } else if (material == 1 || material == 2) {
    albedo = vec3(0.60, 0.575, 0.53);
    float below = vAbout.z - vOn.y;
    open = mix(0.5, 1.0, smoothstep(0.0, 9.0, below)) * mix(0.82, 1.0, smoothstep(0.0, 8.0, vOn.y));
    if (material == 1) {
      float doors = max(1.0, floor(vAbout.y / 18.0 + 0.5));
      float wide = vAbout.y / doors;
      float across = abs(fract(vOn.x / wide + 0.5) - 0.5) * wide;
      float pixel = fwidth(vOn.x);
      // Where doors are seen so much from the side that gaps would flow together, there are none.
      float upright = line(across, 0.09, pixel) * (1.0 - smoothstep(wide * 0.15, wide * 0.4, pixel));
      float gap = max(upright, line(below - 6.5, 0.09, fwidth(vOn.y)));
      albedo *= 1.0 - 0.45 * gap;
      // The toe kick is set back, in the dark.
      albedo *= mix(0.28, 1.0, smoothstep(3.9, 4.1, vOn.y));
    }
  } else if (material == 3) {
    albedo = vec3(0.36, 0.37, 0.38);
    gloss = 0.6;
    open = 0.75;
  } else if (material == 6) {
    vec2 size = vAbout.yz;
    float burner = length(abs(vOn - size * 0.5) - size * 0.25) - 0.17 * min(size.x, size.y);
    albedo = vec3(0.012) + 0.05 * line(burner, 0.1, length(fwidth(vOn)) * 0.7);
    gloss = 1.0;
  } else {
    albedo = vec3(0.02);
  }
  float sky = 0.5 + 0.5 * normal.z;
  vec3 light = mix(vec3(0.36, 0.34, 0.31), vec3(0.52, 0.54, 0.56), sky);
  light += vec3(0.50, 0.48, 0.45) * max(dot(normal, window), 0.0);
  light += vec3(0.10) * max(dot(normal, normalize(vec3(0.8, 0.5, 0.2))), 0.0);
  vec3 shown = albedo * light * open;
  vec3 halfway = normalize(window + toEye);
  float fresnel = 0.04 + 0.3 * pow(1.0 - max(dot(normal, toEye), 0.0), 5.0);
  shown += gloss * (0.10 * pow(max(dot(normal, halfway), 0.0), 90.0) + fresnel * 0.22 * sky * sky);
  colour = vec4(pow(min(shown, vec3(1.0)), vec3(1.0 / 2.2)), 1.0);
}`;

export const floorVertexShader = `#version 300 es
layout(location = 0) in vec2 corner;
uniform mat4 camera;
uniform vec4 floorBox;
out vec2 at;
void main() {
  at = corner;
  gl_Position = camera * vec4(mix(floorBox.xy, floorBox.zw, corner), 0.0, 1.0);
}`;

export const floorFragmentShader = `#version 300 es
precision mediump float;
in vec2 at;
uniform sampler2D picture;
out vec4 colour;
void main() {
  colour = texture(picture, at);
}`;
