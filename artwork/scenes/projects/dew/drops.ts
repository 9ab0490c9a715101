import { GLSL3, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three';
import type { Triple } from '../../artwork.ts';
import { at, group, shadowless } from '../../studio/placing.ts';
import { random } from '../../studio/random.ts';

/**
 * Water on a surface, as cheap as paint: dark towards the light, bright on the other side, where
 * the drop gathers it, and one sharp highlight.
 */
function water(sun: Triple): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    glslVersion: GLSL3,
    uniforms: { sun: { value: new Vector3(...sun).normalize() } },
    vertexShader: `
out vec3 n,v;
void main(){n=normalize(mat3(modelMatrix)*normal);vec4 w=modelMatrix*vec4(position,1.);
 v=normalize(cameraPosition-w.xyz);gl_Position=projectionMatrix*viewMatrix*w;}`,
    fragmentShader: `
in vec3 n,v;out vec4 colour;uniform vec3 sun;
void main(){
 vec3 N=normalize(n);
 float towards=dot(N-v*dot(N,v),normalize(sun-v*dot(sun,v)));
 float dark=.34*smoothstep(-.1,.95,towards)+.25*smoothstep(.35,.05,dot(N,v));
 float bright=.62*smoothstep(.1,.95,-towards);
 float shine=smoothstep(.975,.992,dot(reflect(-v,N),sun));
 vec3 c=mix(vec3(0.),vec3(1.,.99,.95),clamp(bright/(dark+bright+.001),0.,1.));
 colour=vec4(mix(c,vec3(1.3),shine),max(max(dark,bright),shine));}`,
  });
}

type Disc = readonly [x: number, z: number, radius: number];

interface Dew {
  readonly count: number;
  readonly from: readonly [x: number, z: number];
  readonly to: readonly [x: number, z: number];
  readonly sun: Triple;
  readonly seed: number;
  /** Where things stand. */
  readonly dry: readonly Disc[];
}

export function dew({ count, from, to, sun, seed, dry }: Dew) {
  const next = random(seed);
  const material = water(sun);
  const half = new SphereGeometry(1, 28, 14, 0, 2 * Math.PI, 0, Math.PI / 2);
  const taken: Disc[] = [...dry];
  const drops = group();
  for (let tries = 0; drops.children.length < count && tries < count * 30; tries++) {
    const size = 0.018 + next() ** 3 * 0.082;
    const x = from[0] + next() * (to[0] - from[0]);
    const z = from[1] + next() * (to[1] - from[1]);
    const wet = taken.some(
      ([otherX, otherZ, radius]) => Math.hypot(otherX - x, otherZ - z) < radius + size * 1.25,
    );
    if (wet) continue;
    taken.push([x, z, size]);
    const drop = new Mesh(half, material);
    drop.scale.set(size * (1 + next() * 0.18), size * 0.48, size);
    drops.add(at(drop, x, 0.001, z, 0, next() * 6, 0));
  }
  return shadowless(drops);
}
