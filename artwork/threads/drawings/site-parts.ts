import { box, type Corner } from '../../../app/ui/threads/bundle.ts';
import { eye, over, plain, solid, under } from '../drawing.ts';

const field = (x: number, y: number) => solid({ corners: box(x, y, 560, 180), count: 3 });

const answer = (x: number, y: number) =>
  over({
    corners: [
      [x, y],
      [x + 95, y],
      [x + 95, y + 170],
    ],
    count: 4,
  });

/** Fields of a form that go down like a stair: each answer opens the next. */
export const steppedForm = [
  answer(576, 155),
  answer(816, 425),
  field(0, 65),
  field(240, 335),
  field(480, 605),
  plain('M90 155H300M330 425H540'),
  eye(600, 695, 34),
];

const slab = (y: number) => [
  solid({ corners: box(90, y, 640, 200), count: 3 }),
  plain(`M430 ${y + 90}H660M430 ${y + 110}H660`),
];

const cable = (y: number, x: number) =>
  under({
    corners: [
      [746, y],
      [x, y, x - 870],
      [x, 960],
    ],
    count: 3,
  });

/** A rack of servers whose cables leave the page as one bundle. */
export const serverRack = [
  cable(190, 1070),
  cable(450, 1010),
  cable(710, 950),
  ...slab(90),
  ...slab(350),
  ...slab(610),
  eye(200, 450, 34),
];

/** A sheet of text among others; its full stop is the eye. */
export const textSheets = [
  solid({ corners: box(560, -60, 560, 700), count: 3 }),
  solid({ corners: box(400, 60, 560, 900), count: 3 }),
  solid({ corners: box(240, 180, 560, 800), count: 3 }),
  plain('M330 285H560M330 305H560M330 325H560M330 345H560'),
  plain(
    'M330 435H710M330 475H710M330 515H640M330 605H710M330 645H710M330 685H710M330 725H570M330 815H520',
  ),
  eye(576, 790, 30),
];

const stem = (from: number, to: number): { corners: readonly Corner[]; count: number } => ({
  corners: [
    [from, 800],
    [from, 240, 125],
    [to, 240, 125],
    [to, 800],
  ],
  count: 5,
});

/** `.mx`: the dot of the domain is the eye. */
export const domainName = [
  eye(100, 740, 60),
  under(stem(250, 500)),
  over(stem(500, 750)),
  over({
    corners: [
      [875, 200],
      [1225, 840],
    ],
    count: 5,
  }),
  over({
    corners: [
      [1225, 200],
      [875, 840],
    ],
    count: 5,
  }),
];
