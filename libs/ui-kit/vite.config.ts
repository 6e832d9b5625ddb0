import { library } from '@m30/config/library';

// `imask` depends on a package whose install script every host would run, for a build of it that nothing here imports.
export default library(import.meta.dirname, { included: ['imask', 'react-imask'] });
