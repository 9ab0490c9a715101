import { readFileSync } from 'node:fs';
import { brandDrawing, percentDrawing, wordDrawing } from '../../../content/load/brand-drawings.ts';
import { picture } from '../../../content/load/picture-of.ts';
import { site } from '../../../content/load/site.ts';
import { priceListOf } from '../../../domain/catalogue/catalogue.ts';
import { colourGrounds } from '../../styles/colour-grounds.ts';
import { aboutContent } from '../about/about.server.ts';
import { categoryContent } from '../category/category.server.ts';
import { homeContent } from '../home/home.server.ts';

/** What the specimens show: real content, so that they are as long as what visitors see. */
export function galleryContent() {
  const content = site();
  const category = content.categories.find(({ defaultBonus }) => defaultBonus);
  const project = content.projects.find(({ sample }) => !sample);
  if (!category || !project)
    throw new Error('The gallery needs a category with a bonus, a project');
  return {
    category: categoryContent(content, category.slug),
    photograph: picture(content, project.image),
    valueCards: homeContent(content).values.cards,
    drawings: {
      'value: equipo': brandDrawing('valor-equipo'),
      'value: diseno': brandDrawing('valor-diseno'),
      'value: calidad': brandDrawing('valor-calidad'),
      'percent: 10': percentDrawing(10),
      'percent: 25': percentDrawing(25),
      volcano: brandDrawing('contact'),
      'hero ring': brandDrawing('hero'),
    },
    word: wordDrawing(content.site.brand),
    loop: aboutContent(content).join.video,
    priceList: priceListOf(content.catalogue),
    grounds: colourGrounds(readFileSync('app/styles/tokens.css', 'utf8')),
  };
}

export type GalleryContent = ReturnType<typeof galleryContent>;
