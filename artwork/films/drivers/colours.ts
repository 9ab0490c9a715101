export const yellow = '#FFD000';
export const bone = '#F6F3E9';
export const red = '#E8351C';
export const asphalt = '#141517';
