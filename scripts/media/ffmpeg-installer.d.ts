declare module '@ffmpeg-installer/ffmpeg' {
  export const path: string;
}
