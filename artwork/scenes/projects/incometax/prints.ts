import { screen, sheet } from '../../artwork.ts';

export const palette = {
  green: '#0B9A5C',
  lime: '#D8FF5A',
  paper: '#FDFBF3',
  seal: '#FF5A3C',
  night: '#0C2B1E',
};

const { green, lime, paper, night } = palette;
const archivo = `color:${night};font-family:'Archivo'`;
const narrow = (size: number, stretch = 78) =>
  `font-weight:900;font-stretch:${stretch}%;font-size:${size}px;line-height:1;letter-spacing:.005em`;

const spent = ['Honorarios', 'Colegiaturas', 'Gastos médicos', 'Seguro', 'Intereses'];
const declared = [
  ['Ingresos', 260],
  ['Deducciones', 190],
  ['Retenciones', 230],
  ['Gastos médicos', 150],
  ['Colegiaturas', 210],
  ['Seguros', 170],
] as const;

const tick = `<svg width="34" height="54"><path d="M3 28l9 11L30 15" fill="none" stroke="${green}" stroke-width="7"/></svg>`;

const receiptPart = `<div style="height:900px;padding:44px 44px 0"><div style="font-family:Archivo;${narrow(104, 76)}">INCOME<br>TAX</div><div style="margin:26px 0 10px;border-top:5px dashed ${night}"></div>${spent
  .map(
    (what) =>
      `<div style="display:flex;justify-content:space-between;line-height:2"><span>${what}</span>${tick}</div>`,
  )
  .join(
    '',
  )}<div style="background:${night};color:${lime};padding:20px 24px;margin-top:14px;font-family:Archivo;${narrow(50, 82)}">A TU FAVOR</div><div style="height:58px;margin-top:24px;background:repeating-linear-gradient(90deg,${night} 0 4px,transparent 4px 9px,${night} 9px 18px,transparent 18px 22px)"></div></div>`;

export const prints = {
  receipt: sheet(
    520,
    3600,
    `background:${paper};color:${night};font-family:'JetBrains Mono';font-size:27px`,
    `<div style="inset:0">${receiptPart.repeat(4)}</div>`,
  ),
  form: sheet(
    1000,
    1294,
    `background:${paper};${archivo}`,
    `<div style="left:0;right:0;top:0;height:190px;padding:42px 56px;background:${night};color:${lime};${narrow(104, 82)}">INCOME TAX</div><div style="left:56px;top:232px;font-size:64px;font-weight:800;line-height:1.1">Declaración anual</div>${declared
      .map(
        ([what, width], index) =>
          `<div style="left:56px;right:56px;top:${350 + index * 106}px;border-top:4px solid ${night};padding-top:16px;font-size:40px;font-weight:500">${what}<span style="position:absolute;right:0;top:20px;width:${width}px;height:46px;background:${lime}"></span></div>`,
      )
      .join(
        '',
      )}<div style="left:56px;bottom:56px;width:420px;border-top:4px solid ${night};padding-top:12px;font-size:30px">Firma</div>`,
  ),
  phone: screen(
    `background:${night};color:${paper};font-family:'Archivo'`,
    `<div style="left:28px;top:66px;color:${lime};${narrow(34, 84)}">INCOME TAX</div><svg style="left:24px;top:140px" width="342" height="230"><path d="M6 108L336 6 226 224 150 148z" fill="${lime}"/><path d="M336 6L150 148 158 214 190 186z" fill="#a5cc2f"/></svg><div style="left:28px;top:398px;font-size:54px;line-height:1.08;font-weight:800;letter-spacing:-.01em">Tu decla&shy;ración ya va en camino.</div><div style="left:28px;right:28px;top:612px;font-size:24px;line-height:1.35">Te avisamos en cuanto llegue el acuse.</div><div style="left:24px;right:24px;bottom:36px;height:80px;border-radius:12px;background:${lime};color:${night};text-align:center;line-height:80px;font-weight:800;font-size:25px">Ver mi expediente</div>`,
  ),
  stamp: sheet(
    900,
    420,
    `color:#0b8f58;font-family:'Archivo';text-align:center`,
    `<div style="inset:14px;border:16px solid #0b8f58;border-radius:36px"></div><div style="left:0;right:0;top:76px;${narrow(150)}">LISTA</div><div style="left:0;right:0;top:256px;font-weight:800;font-stretch:88%;font-size:62px;line-height:1.2">y presentada</div>`,
  ),
};
