import { library } from '@m30/config/library';

export default library(import.meta.dirname);
