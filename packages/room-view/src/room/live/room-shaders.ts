import { LEAST_FACTOR, MOST_FACTOR } from '../bounce.ts';
import { BRIGHTEST, KNEE } from '../light-code.ts';
import { surfaceNames } from '../surface-names.ts';
import { SHOULDER, WHITEST } from '../../compose/tone.ts';

/** Surfaces that can have a picture, in the order of their texture units. */
export const picturedSurfaces = ['counter', 'backsplash', 'floor', 'cabinets'] as const;
export type PicturedSurface = (typeof picturedSurfaces)[number];

/** How a surface is coloured, as the shaders number it. */
export const lookNumbers = { colour: 0, picture: 1, albedo: 2 } as const;

/** Factors of light are stored in ten bits, as powers of two. */
const [least, most] = [Math.log2(LEAST_FACTOR), Math.log2(MOST_FACTOR)].map((power) => power.toFixed(1));
const FACTOR_CODE = `
vec3 codeFactor(vec3 factor) { return (log2(max(factor, ${LEAST_FACTOR})) - (${least})) / (${most} - (${least})); }
vec3 decodeFactor(vec3 code) { return exp2(code * (${most} - (${least})) + (${least})); }`;

const COMMON = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
const int SURFACES = ${surfaceNames.length};
uniform int looks[SURFACES];
uniform vec3 colours[SURFACES];
${picturedSurfaces.map((name) => `uniform sampler2D ${name};`).join('\n')}
${FACTOR_CODE}
vec3 decodeLight(vec3 code) { return (exp2(code * ${Math.log2(1 + KNEE * BRIGHTEST)}) - 1.0) / ${KNEE}.0; }
// Samplers have no index that varies from pixel to pixel.
vec3 pictureAt(int surface, vec2 place, vec2 right, vec2 down) {
${picturedSurfaces
  .map((name) => `  if (surface == ${surfaceNames.indexOf(name)}) return textureGrad(${name}, place, right, down).rgb;`)
  .join('\n')}
  return vec3(1.0);
}
vec3 meanOf(int surface) {
  if (looks[surface] == ${lookNumbers.colour}) return colours[surface];
  // So large a step that the last level is read: the mean of the whole picture.
  return pictureAt(surface, vec2(0.5), vec2(1e5, 0.0), vec2(0.0, 1e5));
}`;

/** One triangle over the whole target. */
export const VERTEX_SHADER = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0); }`;

/** Draws what the light is multiplied by, in the size of the bounce maps. See `findBounceFactors`. */
export const FACTOR_SHADER = `${COMMON}
uniform sampler2D bounce;
uniform int height;
uniform int count;
/** By order in the room's plan. */
uniform int order[SURFACES];
uniform vec3 bases[SURFACES];
out vec4 coded;
void main() {
  ivec2 place = ivec2(gl_FragCoord.xy);
  vec3 factor = vec3(1.0);
  for (int map = 0; map < count; map += 1) {
    vec3 change = meanOf(order[map]) - bases[map];
    factor *= 1.0 + decodeLight(texelFetch(bounce, place + ivec2(0, map * height), 0).rgb) * change;
  }
  coded = vec4(codeFactor(factor), 1.0);
}`;

/** Draws the room. See `composeRoom`. */
export const ROOM_SHADER = `${COMMON}
uniform sampler2D light;
uniform sampler2D gloss;
uniform sampler2D faces;
uniform sampler2D factors;
/** A row for each face: the rows of its matrix; its surface, and whether it has a matrix. */
uniform sampler2D plan;
uniform vec2 size;
uniform vec3 gain;
out vec4 shown;

int numberAt(vec2 point) {
  ivec2 last = textureSize(faces, 0) - 1;
  return int(texelFetch(faces, min(ivec2(point * vec2(last + 1)), last), 0).r * 255.0 + 0.5);
}

vec3 reflectanceAt(vec2 point, int number, vec2 centre) {
  vec4 first = texelFetch(plan, ivec2(0, number), 0);
  int surface = int(first.w);
  if (surface < 0) return vec3(1.0);
  if (looks[surface] == ${lookNumbers.colour}) return colours[surface];
  if (looks[surface] == ${lookNumbers.albedo}) {
    return pictureAt(surface, centre, vec2(1.0 / size.x, 0.0), vec2(0.0, 1.0 / size.y));
  }
  vec4 second = texelFetch(plan, ivec2(1, number), 0);
  if (second.w < 0.5) return meanOf(surface);
  vec3 third = texelFetch(plan, ivec2(2, number), 0).xyz;
  float w = dot(third, vec3(point, 1.0));
  vec2 place = vec2(dot(first.xyz, vec3(point, 1.0)), dot(second.xyz, vec3(point, 1.0))) / w;
  // From one of a pixel's points to the next.
  vec2 right = (vec2(first.x, second.x) - place * third.x) / (w * 2.0 * size.x);
  vec2 down = (vec2(first.y, second.y) - place * third.y) / (w * 2.0 * size.y);
  return pictureAt(surface, place, right, down);
}

vec2 offsetOf(int point) { return vec2(point & 1, point >> 1) * 0.5 - 0.25; }

/** The light of a face beside its edge. See findLightOf(). */
vec3 lightOf(int number, vec2 centre) {
  ivec2 span = textureSize(light, 0);
  ivec2 own = ivec2(centre * vec2(span));
  vec4 sum = vec4(0.0);
  for (int at = 0; at < 9; at += 1) {
    ivec2 pixel = own + ivec2(at % 3, at / 3) - 1;
    if (any(lessThan(pixel, ivec2(0))) || any(greaterThanEqual(pixel, span))) continue;
    bool isWhole = true;
    for (int point = 0; point < 4; point += 1) {
      if (numberAt((vec2(pixel) + 0.5 + offsetOf(point)) / vec2(span)) != number) isWhole = false;
    }
    if (isWhole) sum += vec4(decodeLight(texelFetch(light, pixel, 0).rgb), 1.0);
  }
  return sum.w > 0.0 ? sum.rgb / sum.w : decodeLight(texture(light, centre).rgb);
}

/** From the upper half of the factors for light, from the lower for gloss. */
vec3 factorAt(vec2 place, float begin) {
  float edge = 0.5 / float(textureSize(factors, 0).y);
  float row = clamp(place.y * 0.5, edge, 0.5 - edge) + begin;
  return decodeFactor(texture(factors, vec2(place.x, row)).rgb);
}

vec3 tone(vec3 seen) {
  const float shoulder = ${SHOULDER};
  const float rest = ${WHITEST} - shoulder;
  return mix(seen, ${WHITEST} - rest * exp((shoulder - seen) / rest), greaterThan(seen, vec3(shoulder)));
}

vec3 toSrgb(vec3 value) {
  return mix(value * 12.92, 1.055 * pow(value, vec3(1.0 / 2.4)) - 0.055, greaterThan(value, vec3(0.0031308)));
}

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  vec2 centre = pixel / size;
  ivec4 numbers;
  for (int point = 0; point < 4; point += 1) numbers[point] = numberAt((pixel + offsetOf(point)) / size);
  bool isOneFace = all(equal(numbers, ivec4(numbers[0])));
  vec3 lit = decodeLight(texture(light, centre).rgb);
  vec3 reflected = vec3(0.0);
  for (int point = 0; point < 4; point += 1) {
    vec3 reflectance = reflectanceAt((pixel + offsetOf(point)) / size, numbers[point], centre);
    reflected += reflectance * (isOneFace ? lit : lightOf(numbers[point], centre)) / 4.0;
  }
  vec3 bounced = reflected * factorAt(centre, 0.0);
  vec3 added = decodeLight(texture(gloss, centre).rgb) * factorAt(centre, 0.5);
  vec3 seen = gain * (bounced + added);
  shown = vec4(toSrgb(tone(max(seen, 0.0))), 1.0);
}`;
