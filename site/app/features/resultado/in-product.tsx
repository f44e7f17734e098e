import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** "em" and the product passed by the previous page. Read after hydration: the prerendered page cannot know it. */
export function InProduct() {
  const { state } = useLocation();
  const [produto, setProduto] = useState<string>();
  useEffect(() => setProduto(state?.produto), [state]);
  if (!produto) return "no produto";
  return (
    <>
      em <strong className="font-semibold text-tinta">{produto}</strong>
    </>
  );
}
