/** §9 Hero particle field and Banner particles: fields differ in their number alone. */
export interface Field {
  particles: number;
}

export const heroField: Field = { particles: 80 };
export const bannerField: Field = { particles: 60 };
