import { eye, over, through, under } from '../drawing.ts';

const balloon = { count: 5, closed: true, from: 'edge' as const };

const question = {
  ...balloon,
  corners: [
    [70, 70, 150],
    [800, 70, 150],
    [800, 590, 150],
    [350, 590],
    [70, 870],
  ] as const,
};

const answer = {
  ...balloon,
  corners: [
    [430, 270, 150],
    [1130, 270, 150],
    [1130, 1060],
    [860, 790],
    [430, 790, 150],
  ] as const,
};

/** Two speech balloons, linked; where they agree is the eye. */
export const linkedBalloons = [
  under(question),
  over(answer),
  through('a', 'M395 480H545V620H395Z', over(question)),
  eye(615, 430, 46),
];

const bar = (y: number) => ({
  corners: [
    [120, y],
    [1240, y],
  ] as const,
  count: 6,
});
const post = (x: number) => ({
  corners: [
    [x + 110, -40],
    [x - 110, 940],
  ] as const,
  count: 6,
});

/** A number sign, woven. */
export const wovenHash = [
  under(post(440)),
  under(post(800)),
  over(bar(280)),
  over(bar(620)),
  through('a', 'M350 180H600V380H350Z M640 520H870V720H640Z', over(post(440)) + over(post(800))),
  eye(620, 450, 50),
];
