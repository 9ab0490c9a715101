import {
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** White boards round the set: width, height, where they stand, brightness. */
const boards = [
  [3, 7, -6, 3, 2, 5],
  [1.2, 8, 6, 2, 1, 3.5],
  [8, 4, 0, 8, 0, 2.4],
  [14, 14, 0, -7, 0, 0.35],
  [10, 5, 0, 1, 9, 0.4],
] as const;

/** What glossy things mirror: a grey room with boards of light. */
export function studioReflections(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  room.background = new Color('#8b8b88');
  for (const [width, height, x, y, z, brightness] of boards) {
    const board = new Mesh(
      new PlaneGeometry(width, height),
      new MeshBasicMaterial({ color: new Color().setScalar(brightness), side: 2 }),
    );
    board.position.set(x, y, z);
    board.lookAt(0, 0, 0);
    room.add(board);
  }
  return new PMREMGenerator(renderer).fromScene(room, 0.02).texture;
}
