import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { ForcedStates, Specimen, Specimens } from './specimen.tsx';

const error = 'Escribe un correo completo, por ejemplo nombre@empresa.mx.';
const hint = 'Primero elige una categoría.';

export function FieldSpecimens() {
  return (
    <Specimens name="fields">
      <div className="gallery-grid">
        <ForcedStates>
          <TextField label="Nombre *" placeholder="¿Cómo te llamas?" />
        </ForcedStates>
        <Specimen caption="filled in">
          <TextField defaultValue="Renée O’Brien" label="Nombre *" />
        </Specimen>
        <Specimen caption="error">
          <TextField defaultValue="renee@" error={error} label="Correo electrónico *" />
        </Specimen>
        <Specimen caption="disabled, hint">
          <TextField disabled hint={hint} label="Empresa" />
        </Specimen>
      </div>
      <div className="gallery-grid">
        <ForcedStates>
          <Select />
        </ForcedStates>
        <Specimen caption="selected">
          <Select chosen />
        </Specimen>
        <Specimen caption="error">
          <Select error="Elige un plan o un servicio." />
        </Specimen>
        <Specimen caption="disabled, hint">
          <Select disabled hint={hint} />
        </Specimen>
      </div>
      <div className="gallery-grid">
        <ForcedStates>
          <TextArea label="Mensaje *" placeholder="¿Qué necesitas y para cuándo?" />
        </ForcedStates>
        <Specimen caption="filled in, hint">
          <TextArea
            defaultValue="Una tienda en línea antes de diciembre."
            hint="39 de 4,000 caracteres"
            label="Mensaje *"
          />
        </Specimen>
        <Specimen caption="error, hint">
          <TextArea
            error="Cuéntanos qué necesitas."
            hint="0 de 4,000 caracteres"
            label="Mensaje *"
          />
        </Specimen>
      </div>
    </Specimens>
  );
}

interface SelectProps {
  chosen?: boolean;
  disabled?: boolean;
  error?: string;
  hint?: string;
}

function Select({ chosen = false, ...field }: SelectProps) {
  return (
    <SelectField defaultValue={chosen ? 'profesional' : ''} label="Plan" {...field}>
      <option value="">Elige un plan</option>
      <option value="profesional">Profesional, $1,980 USD único</option>
    </SelectField>
  );
}
