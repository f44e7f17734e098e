import { useEffect, useState } from "react";
import { useLocation } from "react-router";

const UNKNOWN = "o produto";

/** The product the previous page passed on. Read after hydration: the prerendered page cannot know it. */
export function ProductName() {
  const { state } = useLocation();
  const [produto, setProduto] = useState(UNKNOWN);
  useEffect(() => setProduto(state?.produto ?? UNKNOWN), [state]);
  return <strong className="font-semibold text-tinta">{produto}</strong>;
}
