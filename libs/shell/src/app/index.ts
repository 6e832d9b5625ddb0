export { App, AppErrorBoundary } from './App.tsx';
