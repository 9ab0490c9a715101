import { cvAccept, cvField } from '../../domain/join/cv-file.ts';
import { FileField } from '../ui/field.tsx';

interface CvFieldProps {
  hint: string;
  error: string | undefined;
  onChoose: (cv: File | null) => void;
}

/** §5 The CV is optional. What is wrong with a file is said by us: browsers check no file. */
export function CvField({ hint, error, onChoose }: CvFieldProps) {
  return (
    <FileField
      accept={cvAccept}
      className="min-[600px]:col-span-2"
      error={error}
      hint={hint}
      label="CV"
      name={cvField}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    />
  );
}

export function chosenCv(form: HTMLFormElement): File | null {
  return cvInput(form)?.files?.[0] ?? null;
}

export function cvInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector(`[name=${cvField}]`);
}
