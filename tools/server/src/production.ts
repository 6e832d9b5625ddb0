/** Imported first: React chooses its build by NODE_ENV when it is loaded. */
process.env['NODE_ENV'] ??= 'production';
