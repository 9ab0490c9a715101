import { setImmediate as nextTurn } from 'node:timers/promises';

export interface GroupCommitOptions<Item, Result> {
  /** Stores all of them or none, in one transaction. Gives a result for each, in their order. */
  commit: (items: Item[]) => Promise<Result[]>;
  /** The longest group: what comes behind it waits for the next. */
  most: number;
  /** Groups that may be under way at once. A few items wait for the next turn of those that are. */
  atOnce: number;
  /** Whether an error is about one item, so that the others may go in without it. */
  isRefusal: (error: unknown) => boolean;
}

/** Fewer cost less together with those that come next. */
const worthAnother = 8;

interface Waiting<Item, Result> {
  item: Item;
  settle: PromiseWithResolvers<Result>;
}

/**
 * What arrives while a transaction is under way waits together and goes into the next one, so that a
 * group waits for the disk once. Each promise settles when its own transaction has ended; an item that
 * is alone goes at once. Everything else that the process has to do gets its turn between two groups.
 * A group in which one is refused is stored one by one: nobody fails for a neighbour.
 */
export function groupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const { commit, most, atOnce, isRefusal } = options;
  const waiting: Waiting<Item, Result>[] = [];
  const oneByOne: Waiting<Item, Result>[] = [];
  let underWay = 0;

  const work = async () => {
    underWay += 1;
    while (oneByOne.length + waiting.length > 0) {
      // All that is readable by now is read first, and joins the group.
      await nextTurn();
      const group = oneByOne.length > 0 ? oneByOne.splice(0, 1) : waiting.splice(0, most);
      if (group.length === 0) break;
      try {
        const results = await commit(group.map(({ item }) => item));
        for (const [index, { settle }] of group.entries()) settle.resolve(results[index] as Result);
      } catch (error) {
        if (group.length > 1 && isRefusal(error)) oneByOne.push(...group);
        else for (const { settle } of group) settle.reject(error);
      }
    }
    underWay -= 1;
  };

  return (item) => {
    const settle = Promise.withResolvers<Result>();
    waiting.push({ item, settle });
    if (underWay === 0 || (underWay < atOnce && waiting.length >= worthAnother)) work();
    return settle.promise;
  };
}
