import { library } from '../vite.lib.ts';

export default library(import.meta.dirname);
