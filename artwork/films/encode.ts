import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Film, framesPerSecond } from './film.ts';

/** Encoders aim at so many bytes a file, well below what a visitor on a phone can be asked for. */
const aim = 500 * 1024;

function ffmpeg(...args: string[]): void {
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')} failed`);
}

/** Flat colours stay true only when the file says how they were turned into YUV. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

/** Turns the frames in `folder`, `0000.png` and on, into the film's three files, beside them. */
export function encode({ seconds }: Film, folder: string): void {
  const frames = ['-framerate', String(framesPerSecond), '-i', join(folder, '%04d.png'), '-an'];
  const target = join(folder, 'film');
  // As good as `-crf` says, unless the whole would then weigh more than it should.
  const rate = String(Math.round((aim * 8) / seconds));
  const vp9 = [
    ...['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', rate, '-g', '300', '-row-mt', '1'],
    ...['-auto-alt-ref', '6', '-lag-in-frames', '25', '-aq-mode', '0'],
    ...['-passlogfile', join(folder, 'pass')],
  ];
  ffmpeg(...frames, ...colours, ...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '-');
  ffmpeg(...frames, ...colours, ...vp9, '-pass', '2', '-cpu-used', '3', `${target}.webm`);

  const h264 = [
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation'],
    ...['-crf', '25', '-maxrate', rate, '-bufsize', rate, '-movflags', '+faststart'],
  ];
  ffmpeg(...frames, ...colours, ...h264, `${target}.mp4`);

  const first = join(folder, '0000.png');
  ffmpeg('-i', first, '-c:v', 'libwebp', '-quality', '82', `${target}-poster.webp`);
}
