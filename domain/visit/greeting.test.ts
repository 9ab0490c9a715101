import { describe, expect, test } from 'vitest';
import { greetingAt, visitMessage } from './greeting.ts';

const christmas = { month: 12, day: 25, name: 'Navidad', message: '¡Feliz día!' };
/** In the zone of the machine, as a visitor's browser would say it. */
const at = (hour: number, minute: number, month = 11, day = 27) =>
  new Date(2026, month - 1, day, hour, minute);

describe('§4.2 Greeting: by hour', () => {
  test.each([
    [0, 0, 'Buenas noches'],
    [4, 59, 'Buenas noches'],
    [5, 0, 'Buenos días'],
    [11, 59, 'Buenos días'],
    [12, 0, 'Buenas tardes'],
    [18, 59, 'Buenas tardes'],
    [19, 0, 'Buenas noches'],
    [23, 59, 'Buenas noches'],
  ])('%i:%i', (hour, minute, greeting) => {
    expect(greetingAt(at(hour, minute), [christmas])).toBe(greeting);
  });

  test('a holiday replaces the greeting, from its first minute to its last', () => {
    for (const moment of [at(0, 0, 12, 25), at(9, 0, 12, 25), at(23, 59, 12, 25)]) {
      expect(greetingAt(moment, [christmas])).toBe('¡Feliz día! (Navidad)');
    }
    expect(greetingAt(at(0, 0, 12, 26), [christmas])).toBe('Buenas noches');
    expect(greetingAt(at(9, 0, 11, 25), [christmas])).toBe('Buenos días');
  });
});

describe('§4.2 Greeting: visit message', () => {
  test.each([
    [1, 'Nos alegra tenerte aquí por primera vez.'],
    [2, '¡Qué gusto verte de nuevo!'],
    [3, 'Gracias por seguir visitándonos. Tu interés nos inspira.'],
    [5, 'Gracias por seguir visitándonos. Tu interés nos inspira.'],
    [6, 'Eres parte de nuestra comunidad de visitantes frecuentes. Gracias por tu fidelidad.'],
    [4000, 'Eres parte de nuestra comunidad de visitantes frecuentes. Gracias por tu fidelidad.'],
  ])('visit %i', (count, message) => {
    expect(visitMessage(count)).toBe(message);
  });
});
