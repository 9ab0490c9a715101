import { formatPriceWithType } from '../../../domain/catalogue/money.ts';
import { useLanguageOf } from '../../layout/site-data.ts';
import type { CategoryContent } from './category.server.ts';

/** On a narrow screen; more are scrolled sideways there. */
const maxPlansInView = 3;

const scrolled = { role: 'group', 'aria-label': 'Planes lado a lado', tabIndex: 0 };

/**
 * §2.17 What the plans include, side by side. An empty cell reads `No incluye`
 * (comparison.css).
 */
export function Comparison({ content }: { content: CategoryContent['plans'] }) {
  const { list, comparison } = content;
  const languageOf = useLanguageOf();
  if (comparison.length === 0) return null;
  return (
    // What is scrolled can be scrolled by keyboard, and has a name.
    <div className="comparison" {...(list.length > maxPlansInView ? scrolled : {})}>
      <table>
        <caption>Qué incluye cada plan</caption>
        <thead>
          <tr>
            <td />
            {list.map(({ item, featured }) => (
              <th className={featured ? 'featured' : undefined} key={item.id} scope="col">
                <span lang={languageOf(item.name)}>{item.name}</span>
                <small>{formatPriceWithType(item)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ topic, texts }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              {texts.map((text, index) => (
                <td key={list[index]?.item.id}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
