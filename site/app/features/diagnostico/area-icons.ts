import type { AreaId } from "@eden/domain/diagnostico/areas";
import { Compass, HeartHandshake, type LucideIcon, Package, Smartphone, Tag, Users, Wallet } from "lucide-react";

export const areaIcons: Record<AreaId, LucideIcon> = {
  financas: Wallet,
  compras_estoque: Package,
  vendas_preco: Tag,
  pessoas: Users,
  cliente_marketing: HeartHandshake,
  digital: Smartphone,
  estrategia_conformidade: Compass,
};
