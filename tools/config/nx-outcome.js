/**
 * Nx plugin: after each run it writes what became of every task, where `TASKS_REPORT` says, so that `npm test` can
 * count and name them. Plain JavaScript, because Nx loads it before anything of the workspace.
 */
import { writeFileSync } from 'node:fs';

export const name = 'outcome';

/** @type {import('nx/src/devkit-exports').PostTasksExecution} */
export const postTasksExecution = (_, { taskResults }) => {
  const file = process.env['TASKS_REPORT'];
  if (!file) return;
  const tasks = Object.values(taskResults).map(({ task, status }) => ({
    project: task.target.project,
    target: task.target.target,
    root: task.projectRoot,
    status,
    seconds: task.startTime && task.endTime ? (task.endTime - task.startTime) / 1000 : 0,
  }));
  writeFileSync(file, JSON.stringify(tasks));
};
