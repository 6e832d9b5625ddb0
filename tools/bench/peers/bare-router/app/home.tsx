/** A page with nothing on it: what React Router costs on its own. */
export default function Home() {
  return <h1>Ничего</h1>;
}
