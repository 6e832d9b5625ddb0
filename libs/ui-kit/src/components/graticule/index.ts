export { Graticule, type GraticuleProps } from './Graticule.tsx';
