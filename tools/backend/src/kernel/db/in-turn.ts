const last = new Map<string, Promise<unknown>>();

/**
 * Does things about one lot one after another within this process, so that a crowd waits in memory
 * and not with a database connection each. Who gets the lot is decided by the database.
 */
export function inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(key) ?? Promise.resolve()).then(act, act);
  last.set(key, turn);
  const leave = () => {
    if (last.get(key) === turn) last.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}
