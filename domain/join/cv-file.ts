/** §5.3 What may come as a CV; the same in the browser and on the server. */
const cvExtensions = ['pdf', 'doc', 'docx'] as const;
export type CvKind = (typeof cvExtensions)[number];

/** What a file field is told, so that it offers the right files. */
export const cvAccept = cvExtensions.map((extension) => `.${extension}`).join();
export const cvRequirements = 'PDF, DOC o DOCX de hasta 5 MB.';

/** The name of the file's field in the form. */
export const cvField = 'cv';

/** Largest CV, in bytes. */
export const cvSizeLimit = 5 * 1024 * 1024;

export type CvFault = 'tooLarge' | 'wrongType' | 'empty' | 'damaged' | 'protected';

/** What is wrong with a file, and what to do about it. */
export const cvFaultMessages: Record<CvFault, string> = {
  tooLarge: 'Tu CV pesa más de 5 MB. Guárdalo como PDF más ligero y elígelo de nuevo.',
  wrongType: 'Tu CV debe ser un archivo PDF, DOC o DOCX. Guárdalo así y elígelo de nuevo.',
  empty: 'El archivo de tu CV está vacío. Elige otro.',
  damaged:
    'No pudimos abrir tu CV: está dañado o incompleto. Guárdalo como PDF y elígelo de nuevo.',
  protected: 'Tu CV tiene contraseña. Guárdalo sin ella y elígelo de nuevo.',
};

/** §5.3 What a file's size already tells, before anything is sent. Its content is judged by the server. */
export function cvFaultOf({ size }: { size: number }): CvFault | null {
  if (size === 0) return 'empty';
  return size > cvSizeLimit ? 'tooLarge' : null;
}
