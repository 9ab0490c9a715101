import {
  CustomBlending,
  DoubleSide,
  FloatType,
  GLSL3,
  HalfFloatType,
  Mesh,
  MeshPhysicalMaterial,
  NearestFilter,
  OneFactor,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Shot } from '../artwork.ts';
import { hangLamps, spread } from './lamps.ts';
import { studioReflections } from './reflections.ts';

export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly passes: number;
}

const wholeFrame = 'out vec2 at;void main(){at=uv;gl_Position=vec4(position.xy,0.,1.);}';

/** Adds one pass to the film. Sparkles of single passes are cut, or they would stay as dots. */
const addPass = `
in vec2 at;out vec4 colour;uniform sampler2D pass;
void main(){colour=vec4(min(texture(pass,at).rgb,vec3(6.)),1.);}`;

/** Develops the film: average, a shoulder for the highlights, sRGB, and a grain against banding. */
const develop = `
in vec2 at;out vec4 colour;uniform sampler2D film;uniform float share;
vec3 shoulder(vec3 x){return min(x,.78)+.22*(1.-exp(-max(x-.78,0.)/.22));}
float grain(uvec2 p){uint h=p.x*1597334677u^p.y*3812015801u;h*=2654435769u;return float(h>>8)/16777216.-.5;}
void main(){
 vec3 c=shoulder(texture(film,at).rgb*share);
 c=mix(c*12.92,1.055*pow(max(c,vec3(0.)),vec3(1./2.4))-.055,step(.0031308,c));
 colour=vec4(c+grain(uvec2(gl_FragCoord.xy))*.012,1.);}`;

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Made once for all pictures that a page takes: a software renderer needs seconds for them. */
const renderer = once(() => {
  const made = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  made.setPixelRatio(1);
  made.shadowMap.enabled = true;
  made.shadowMap.type = PCFShadowMap;
  return made;
});
const reflections = once(() => studioReflections(renderer()));

function prepare(stage: Scene): void {
  stage.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.castShadow = !part.userData.shadowless;
    part.receiveShadow = true;
    for (const material of [part.material].flat()) {
      material.shadowSide = DoubleSide;
      if (material instanceof MeshPhysicalMaterial && material.envMapIntensity > 0) {
        material.envMap = reflections();
      }
    }
  });
}

/**
 * Takes a picture in many passes. Each sees the lamps somewhere else and the frame moved by part of
 * a pixel; their average has soft shadows, darker corners and smooth edges. Nothing is random.
 * Answers a PNG as a data URL.
 */
export function expose(
  { stage, camera, light }: Shot,
  { width, height, passes }: Exposure,
): string {
  const darkroom = renderer();
  darkroom.setSize(width, height, false);
  prepare(stage);
  camera.aspect = width / height;
  const moveLamps = hangLamps(stage, light);

  const pass = new WebGLRenderTarget(width, height, { type: HalfFloatType });
  const film = new WebGLRenderTarget(width, height, {
    type: FloatType,
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  const shared = { vertexShader: wholeFrame, glslVersion: GLSL3, depthTest: false } as const;
  const adding = new ShaderMaterial({
    ...shared,
    fragmentShader: addPass,
    uniforms: { pass: { value: pass.texture } },
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    transparent: true,
  });
  const developing = new ShaderMaterial({
    ...shared,
    fragmentShader: develop,
    uniforms: { film: { value: film.texture }, share: { value: (light.exposure ?? 1) / passes } },
  });
  const frame = new Mesh(new PlaneGeometry(2, 2), adding);
  frame.frustumCulled = false;
  const eye = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  darkroom.setRenderTarget(film);
  darkroom.setClearColor(0, 0);
  darkroom.clear();
  for (let number = 0; number < passes; number++) {
    moveLamps(number, passes);
    const [right, down] = spread.map((step) => ((number * step) % 1) - 0.5) as [number, number];
    camera.setViewOffset(width, height, right, down, width, height);
    darkroom.autoClear = true;
    darkroom.setRenderTarget(pass);
    darkroom.render(stage, camera);
    darkroom.autoClear = false;
    darkroom.setRenderTarget(film);
    darkroom.render(frame, eye);
    // A software renderer would otherwise hold the work of all passes at once.
    darkroom.getContext().finish();
  }
  darkroom.autoClear = true;
  darkroom.setRenderTarget(null);
  frame.material = developing;
  darkroom.render(frame, eye);
  const picture = darkroom.domElement.toDataURL('image/png');
  pass.dispose();
  film.dispose();
  return picture;
}
