import type { Piece } from './drawing.ts';
import { megaphone, pointer, splitTarget, targetAndArrow } from './drawings/ads.ts';
import { linkedPhones, phoneChain } from './drawings/apps.ts';
import {
  calendar,
  columns,
  launch,
  mapPin,
  openBook,
  photographs,
  profile,
  threeLeaps,
} from './drawings/bonuses.ts';
import { cutSeal, fingerprint } from './drawings/brand.ts';
import { cogwheel } from './drawings/care.ts';
import { meetingPaths } from './drawings/consulting.ts';
import { sentLetter } from './drawings/letter.ts';
import { emptyFrame } from './drawings/placeholder.ts';
import { press } from './drawings/print.ts';
import { comeBack, dive, leave, plot, weave } from './drawings/process.ts';
import { magnifier, mountain, stair } from './drawings/search.ts';
import { wovenBag } from './drawings/shop.ts';
import { domainName, serverRack, steppedForm, textSheets } from './drawings/site-parts.ts';
import { linkedBalloons, wovenHash } from './drawings/social.ts';
import { linkedLoops, nestedArches, steppedFret } from './drawings/values.ts';
import { lensIris, play } from './drawings/video.ts';
import { browserWindows, codeBrackets } from './drawings/web.ts';

/** Which file each drawing becomes below `content/public/media/threads/`. */
export const catalogue: Readonly<Record<string, readonly Piece[]>> = {
  'desarrollo-web': browserWindows,
  'identidad-de-marca': cutSeal,
  'desarrollo-software-aplicaciones': linkedPhones,
  'redes-sociales-marketing': linkedBalloons,
  'produccion-audiovisual': play,
  'e-commerce': wovenBag,
  'seo-marketing-contenidos': mountain,
  'publicidad-pagada-ppc': targetAndArrow,
  'consultoria-digital': meetingPaths,

  'redes-sociales-inicio': megaphone,
  'formulario-avanzado': steppedForm,
  'backend-nestjs': serverRack,
  'articulos-blog-extra': textSheets,

  'bonus-hosting-dominio-esencial': domainName,
  'bonus-calendario-comercial': calendar,
  'bonus-capacitacion-tienda': openBook,
  'bonus-ficha-google': mapPin,
  'bonus-fotos-de-rodaje': photographs,
  'bonus-kit-perfiles': profile,
  'bonus-plan-90-dias': threeLeaps,
  'bonus-publicacion-tiendas': launch,
  'bonus-tablero-resultados': columns,

  'valor-equipo': linkedLoops,
  'valor-diseno': steppedFret,
  'valor-calidad': nestedArches,

  'muestra-seo': stair,
  'muestra-ppc': splitTarget,
  'sin-imagen': emptyFrame,

  'servicio-1': fingerprint,
  'servicio-2': codeBrackets,
  'servicio-3': phoneChain,
  'servicio-4': wovenHash,
  'servicio-5': pointer,
  'servicio-6': magnifier,
  'servicio-7': sentLetter,
  'servicio-8': lensIris,
  'servicio-9': press,
  'servicio-10': cogwheel,

  'proceso-inmersion': dive,
  'proceso-concepto': plot,
  'proceso-ejecucion': weave,
  'proceso-lanzamiento': leave,
  'proceso-evolucion': comeBack,
};
