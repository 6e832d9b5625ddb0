/** Packages of which a process has one instance: the server and the builds of both apps hand each other what is made by them. */
export const serverInstances = ['react', 'react-dom', 'react-router'];
