(** The search for the last free place along a curve skips no free window.

    A pair of convex parts has distances: for each edge of either part, those of the other part's
    corners in front of it. The parts are separated by more than d if some edge has all its
    distances above d. Distances are functions of the motion's parameter. *)

Require Import Reals Lra Lia Psatz List.
From Coquelicot Require Import Coquelicot.
Import List.
Open Scope R_scope.

(** The constants of the Java classes, by their names there. *)
Definition CurvedSearch_FLOOR : R := 1 / 10 ^ 10.
Definition CurvedSearch_SHORT : R := 1 / 10 ^ 5.
Definition CurvedSearch_RESOLUTION : R := 5 / 10 ^ 14.
Definition CurvedPair_ROUNDING : R := 1 / 10 ^ 14.
Definition u : R := / 2 ^ 53.

(** * Rates *)

(** What a unit vector measures of another vector is at most as long as that. *)
Lemma along_unit : forall nx ny x y l,
  nx * nx + ny * ny = 1 -> 0 <= l -> x * x + y * y <= l * l -> Rabs (nx * x + ny * y) <= l.
Proof.
intros nx ny x y l N L V.
rewrite <- (Rabs_pos_eq l L).
apply Rsqr_le_abs_0; unfold Rsqr.
assert (0 <= (nx * y - ny * x) * (nx * y - ny * x)) by apply Rle_0_sqr.
replace ((nx * x + ny * y) * (nx * x + ny * y))
  with ((nx * nx + ny * ny) * (x * x + y * y) - (nx * y - ny * x) * (nx * y - ny * x)) by ring.
rewrite N; lra.
Qed.

(** A place and heading, with their first and second derivatives, and the bounds of a piece. *)
Section Motion.
Variables cx cy th cx1 cy1 th1 cx2 cy2 th2 : R -> R.
Variables nx ny px py speed acceleration seenAcceleration turnRate turnAcceleration distance : R.
Hypothesis Cx : forall s, is_derive cx s (cx1 s).
Hypothesis Cy : forall s, is_derive cy s (cy1 s).
Hypothesis Th : forall s, is_derive th s (th1 s).
Hypothesis Cx1 : forall s, is_derive cx1 s (cx2 s).
Hypothesis Cy1 : forall s, is_derive cy1 s (cy2 s).
Hypothesis Th1 : forall s, is_derive th1 s (th2 s).
Hypothesis N : nx * nx + ny * ny = 1.
Hypothesis Speed : 0 <= speed.
Hypothesis Acceleration : 0 <= acceleration.
Hypothesis SeenAcceleration : 0 <= seenAcceleration.
Hypothesis TurnRate : 0 <= turnRate.
Hypothesis TurnAcceleration : 0 <= turnAcceleration.
Hypothesis Distance : 0 <= distance.

Ltac derive :=
  auto_derive;
  [ repeat split; eexists; eauto
  | rewrite ?(is_derive_unique _ _ _ (Cx _)), ?(is_derive_unique _ _ _ (Cy _)),
      ?(is_derive_unique _ _ _ (Th _)), ?(is_derive_unique _ _ _ (Cx1 _)),
      ?(is_derive_unique _ _ _ (Cy1 _)), ?(is_derive_unique _ _ _ (Th1 _)); ring ].

Lemma turned : forall a x y,
  (cos a * x - sin a * y) * (cos a * x - sin a * y) + (sin a * x + cos a * y) * (sin a * x + cos a * y)
  = x * x + y * y.
Proof.
intros a x y.
assert (H := sin2_cos2 a); unfold Rsqr in H.
replace (_ + _) with ((sin a * sin a + cos a * cos a) * (x * x + y * y)) by ring.
rewrite H; ring.
Qed.

Lemma turned_back : forall a x y,
  (cos a * x + sin a * y) * (cos a * x + sin a * y) + (cos a * y - sin a * x) * (cos a * y - sin a * x)
  = x * x + y * y.
Proof.
intros a x y.
rewrite <- (turned (- a) x y), cos_neg, sin_neg; ring.
Qed.

(** The distance of a point that the body carries from a line at rest. *)
Definition carried s :=
  nx * (cx s + (cos (th s) * px - sin (th s) * py)) + ny * (cy s + (sin (th s) * px + cos (th s) * py)).

Definition carried1 s :=
  nx * cx1 s + ny * cy1 s
  + th1 s * (nx * - (sin (th s) * px + cos (th s) * py) + ny * (cos (th s) * px - sin (th s) * py)).

Definition carried2 s :=
  nx * cx2 s + ny * cy2 s
  + th2 s * (nx * - (sin (th s) * px + cos (th s) * py) + ny * (cos (th s) * px - sin (th s) * py))
  - th1 s * th1 s * (nx * (cos (th s) * px - sin (th s) * py) + ny * (sin (th s) * px + cos (th s) * py)).

Lemma carried_derives : forall s, is_derive carried s (carried1 s).
Proof. intros s; unfold carried, carried1; derive. Qed.

Lemma carried_derives_again : forall s, is_derive carried1 s (carried2 s).
Proof. intros s; unfold carried1, carried2; derive. Qed.

Lemma product : forall a b x y, Rabs a <= x -> Rabs b <= y -> Rabs (a * b) <= x * y.
Proof.
intros a b x y A B.
rewrite Rabs_mult.
apply Rmult_le_compat; try assumption; apply Rabs_pos.
Qed.

(** MotionBounds.pointSpeed *)
Theorem point_speed : forall s,
  cx1 s * cx1 s + cy1 s * cy1 s <= speed * speed -> Rabs (th1 s) <= turnRate ->
  px * px + py * py <= distance * distance ->
  Rabs (carried1 s) <= speed + turnRate * distance.
Proof.
intros s V W P; unfold carried1.
eapply Rle_trans; [apply Rabs_triang|].
apply Rplus_le_compat; [apply along_unit; assumption|].
apply product; [assumption|].
apply along_unit; try assumption.
assert (H := turned (th s) px py); nra.
Qed.

(** MotionBounds.carriedCurvature *)
Theorem carried_curvature : forall s,
  cx2 s * cx2 s + cy2 s * cy2 s <= acceleration * acceleration ->
  Rabs (th1 s) <= turnRate -> Rabs (th2 s) <= turnAcceleration ->
  px * px + py * py <= distance * distance ->
  Rabs (carried2 s) <= acceleration + (turnAcceleration + turnRate * turnRate) * distance.
Proof.
intros s V W W2 P; unfold carried2.
assert (H := turned (th s) px py).
replace (acceleration + _)
  with (acceleration + turnAcceleration * distance + turnRate * turnRate * distance) by ring.
eapply Rle_trans; [apply Rabs_triang|].
rewrite Rabs_Ropp.
apply Rplus_le_compat; [eapply Rle_trans; [apply Rabs_triang|]; apply Rplus_le_compat|].
- apply along_unit; assumption.
- apply product; [assumption|]. apply along_unit; try assumption; nra.
- apply product; [apply product; assumption|]. apply along_unit; try assumption; nra.
Qed.

(** The distance of a point at rest from a line that the body carries. *)
Definition seen s :=
  nx * (cos (th s) * (px - cx s) + sin (th s) * (py - cy s))
  + ny * (cos (th s) * (py - cy s) - sin (th s) * (px - cx s)).

Definition seen1 s :=
  - (nx * (cos (th s) * cx1 s + sin (th s) * cy1 s) + ny * (cos (th s) * cy1 s - sin (th s) * cx1 s))
  + th1 s
    * (nx * (cos (th s) * (py - cy s) - sin (th s) * (px - cx s))
       + ny * - (cos (th s) * (px - cx s) + sin (th s) * (py - cy s))).

(** The second derivative of where the body sees a point that its origin just passes. *)
Definition seenX s := - 2 * th1 s * cy1 s - cx2 s.
Definition seenY s := 2 * th1 s * cx1 s - cy2 s.

Definition seen2 s :=
  nx * (cos (th s) * seenX s + sin (th s) * seenY s) + ny * (cos (th s) * seenY s - sin (th s) * seenX s)
  + th2 s
    * (nx * (cos (th s) * (py - cy s) - sin (th s) * (px - cx s))
       + ny * - (cos (th s) * (px - cx s) + sin (th s) * (py - cy s)))
  - th1 s * th1 s
    * (nx * (cos (th s) * (px - cx s) + sin (th s) * (py - cy s))
       + ny * (cos (th s) * (py - cy s) - sin (th s) * (px - cx s))).

Lemma seen_derives : forall s, is_derive seen s (seen1 s).
Proof. intros s; unfold seen, seen1; derive. Qed.

Lemma seen_derives_again : forall s, is_derive seen1 s (seen2 s).
Proof. intros s; unfold seen1, seen2, seenX, seenY; derive. Qed.

(** MotionBounds.pointSpeed, of a point at rest. *)
Theorem seen_speed : forall s,
  cx1 s * cx1 s + cy1 s * cy1 s <= speed * speed -> Rabs (th1 s) <= turnRate ->
  (px - cx s) * (px - cx s) + (py - cy s) * (py - cy s) <= distance * distance ->
  Rabs (seen1 s) <= speed + turnRate * distance.
Proof.
intros s V W P; unfold seen1.
eapply Rle_trans; [apply Rabs_triang|].
rewrite Rabs_Ropp.
apply Rplus_le_compat.
- apply along_unit; try assumption. assert (H := turned_back (th s) (cx1 s) (cy1 s)); nra.
- apply product; [assumption|]. apply along_unit; try assumption.
  assert (H := turned_back (th s) (px - cx s) (py - cy s)); nra.
Qed.

(** MotionBounds.seenCurvature *)
Theorem seen_curvature : forall s,
  seenX s * seenX s + seenY s * seenY s <= seenAcceleration * seenAcceleration ->
  Rabs (th1 s) <= turnRate -> Rabs (th2 s) <= turnAcceleration ->
  (px - cx s) * (px - cx s) + (py - cy s) * (py - cy s) <= distance * distance ->
  Rabs (seen2 s) <= seenAcceleration + (turnAcceleration + turnRate * turnRate) * distance.
Proof.
intros s V W W2 P; unfold seen2.
assert (H := turned_back (th s) (px - cx s) (py - cy s)).
assert (K := turned_back (th s) (seenX s) (seenY s)).
replace (seenAcceleration + _)
  with (seenAcceleration + turnAcceleration * distance + turnRate * turnRate * distance) by ring.
eapply Rle_trans; [apply Rabs_triang|].
rewrite Rabs_Ropp.
apply Rplus_le_compat; [eapply Rle_trans; [apply Rabs_triang|]; apply Rplus_le_compat|].
- apply along_unit; try assumption; nra.
- apply product; [assumption|]. apply along_unit; try assumption; nra.
- apply product; [apply product; assumption|]. apply along_unit; try assumption; nra.
Qed.

End Motion.

(** * One distance, back along the motion *)

Section Distance.
Variables g g1 g2 : R -> R.
Variables from M : R.
Hypothesis G : forall s, is_derive g s (g1 s).
Hypothesis G1 : forall s, is_derive g1 s (g2 s).

Lemma mean : forall (f f1 : R -> R) a b, a <= b -> (forall s, is_derive f s (f1 s)) ->
  exists c, a <= c <= b /\ f b - f a = f1 c * (b - a).
Proof.
intros f f1 a b A F.
destruct (MVT_gen f a b f1) as [c [C H]].
- intros; apply F.
- intros x _.
  apply continuity_pt_filterlim, (ex_derive_continuous f x).
  exists (f1 x); apply F.
- rewrite Rmin_left, Rmax_right in C by assumption.
  exists c; split; assumption.
Qed.

(** A bound of the rate bounds the change. *)
Lemma lipschitz : forall l a b, a <= b -> (forall s, a <= s <= b -> Rabs (g1 s) <= l) ->
  Rabs (g b - g a) <= l * (b - a).
Proof.
intros l a b A L.
destruct (mean g g1 a b A G) as [c [C H]].
rewrite H, Rabs_mult, (Rabs_pos_eq (b - a)) by lra.
apply Rmult_le_compat_r; [lra|auto].
Qed.

(** At a way back the distance is at most what the rate here and the second derivative allow. *)
Lemma back_below : forall at_ way, 0 <= way ->
  (forall s, at_ - way <= s <= at_ -> Rabs (g2 s) <= M) ->
  g (at_ - way) <= g at_ - g1 at_ * way + M * way * way / 2.
Proof.
intros t w W B.
set (h := fun s => g s - (g t + g1 t * (s - t) + M * (s - t) * (s - t) / 2)).
assert (H : forall s, is_derive h s (g1 s - (g1 t + M * (s - t)))).
{ intros s; unfold h; auto_derive; [eexists; apply G|].
  change (fun x : R => g x) with g; rewrite (is_derive_unique _ _ _ (G s)); field. }
destruct (mean h _ (t - w) t ltac:(lra) H) as [c [C E]].
destruct (mean g1 g2 c t ltac:(lra) G1) as [d [D F]].
assert (A : Rabs (g2 d) <= M) by (apply B; lra).
assert (g2 d <= M) by (apply Rle_trans with (2 := A), Rle_abs).
assert (0 <= g1 c - (g1 t + M * (c - t))) by nra.
assert (0 <= h t - h (t - w)) by (rewrite E; apply Rmult_le_pos; lra).
unfold h in *; nra.
Qed.

End Distance.

(** The two formulas of CurvedPair.longest: until the root, the gap is not used up. *)
Lemma root_holds : forall gap growth M back way, 0 < gap -> 0 <= M -> 0 <= way <= back ->
  (0 < growth /\ back <= 2 * gap / (growth + sqrt (growth * growth + 2 * M * gap))
   \/ growth <= 0 /\ 0 < M /\ back <= (sqrt (growth * growth + 2 * M * gap) - growth) / M) ->
  growth * way + M * way * way / 2 <= gap.
Proof.
intros gap p M back w Gap HM [W0 W] C.
set (r := sqrt (p * p + 2 * M * gap)) in *.
assert (Q : 0 <= p * p + 2 * M * gap) by nra.
assert (Rr : r * r = p * p + 2 * M * gap) by (apply sqrt_sqrt, Q).
assert (Rp : 0 <= r) by apply sqrt_pos.
assert (K : M * w <= r - p).
{ destruct C as [[P B]|[P [MP B]]].
  - assert (D : w * (p + r) <= 2 * gap).
    { apply Rle_trans with (back * (p + r)); [nra|].
      apply Rle_trans with (2 * gap / (p + r) * (p + r)); [nra|].
      right; field; intro; lra. }
    nra.
  - apply Rle_trans with (M * back); [nra|].
    apply Rle_trans with (M * ((r - p) / M)); [nra|].
    right; field; intro; lra. }
destruct (Req_dec M 0) as [Z|Z].
- subst M.
  destruct C as [[P B]|[_ [MP _]]]; [|lra].
  assert (r = p) by nra.
  assert (back * (p + r) <= 2 * gap).
  { apply Rle_trans with (2 * gap / (p + r) * (p + r)); [nra|right; field; intro; lra]. }
  nra.
- assert (0 < M) by lra.
  assert (0 <= M * w) by (apply Rmult_le_pos; lra).
  assert (0 <= 2 * M * gap) by (repeat apply Rmult_le_pos; lra).
  assert ((p + M * w) * (p + M * w) <= r * r).
  { destruct (Rle_dec 0 (p + M * w)); [apply Rmult_le_compat; lra|].
    assert (0 <= M * w * (- p - (p + M * w))) by (apply Rmult_le_pos; lra).
    lra. }
  nra.
Qed.

(** * Pairs, bodies and stretches *)

(** A corner's distance before an edge, with its first derivative. *)
Record corner := { value : R -> R; rate : R -> R; derives : forall s : R, is_derive value s (rate s) }.

(** A pair of parts: for each edge the distances of the other part's corners. *)
Definition parts := list (list corner).

(** Some edge has all corners farther in front of it than [d]. *)
Definition apart (p : parts) d s := Exists (Forall (fun c => d < value c s)) p.

(** Every edge has some corner at [d] or nearer. *)
Definition near (p : parts) d s := Forall (Exists (fun c => value c s <= d)) p.

Lemma near_or_apart : forall p d s, near p d s -> ~ apart p d s.
Proof.
intros p d s H A.
apply Exists_exists in A; destruct A as [e [E F]].
unfold near in H; rewrite Forall_forall in H.
specialize (H e E).
apply Exists_exists in H; destruct H as [c [C D]].
rewrite Forall_forall in F; specialize (F c C); lra.
Qed.

(** Separation along an arc is Lipschitz: what bounds all rates bounds its change. *)
Theorem separation_lipschitz : forall p d l a b, a <= b ->
  Forall (Forall (fun c => forall s, a <= s <= b -> Rabs (rate c s) <= l)) p ->
  near p d b -> near p (d + l * (b - a)) a.
Proof.
intros p d l a b A L H.
unfold near in *; rewrite Forall_forall in *.
intros e E; specialize (H e E); specialize (L e E).
rewrite Forall_forall in L.
apply Exists_exists in H; destruct H as [c [C D]].
apply Exists_exists; exists c; split; [assumption|].
assert (K := lipschitz _ _ (derives c) l a b A (L c C)).
apply Rabs_le_between in K; lra.
Qed.

(** One step: [gap] and [growth] are computed for one corner of every edge, with errors. *)
Definition proves_back (below error M at_ back : R) (c : corner) :=
  exists gap growth second,
    0 < gap
    /\ value c at_ + gap <= below + error / 2
    /\ - rate c at_ * back <= growth * back + error / 2
    /\ (forall s, is_derive (rate c) s (second s))
    /\ (forall s, at_ - back <= s <= at_ -> Rabs (second s) <= M)
    /\ (0 < growth /\ back <= 2 * gap / (growth + sqrt (growth * growth + 2 * M * gap))
        \/ growth <= 0 /\ 0 < M /\ back <= (sqrt (growth * growth + 2 * M * gap) - growth) / M).

(** A step back passes over nothing but what is blocked. *)
Theorem step_is_blocked : forall p below error M at_ back, 0 < back -> 0 <= error -> 0 <= M ->
  Forall (Exists (proves_back below error M at_ back)) p ->
  forall way, 0 <= way <= back -> near p (below + error) (at_ - way).
Proof.
intros p below error M t back B E HM H w W.
unfold near; rewrite Forall_forall in *.
intros e I; specialize (H e I).
apply Exists_exists in H; destruct H as [c [C [gap [growth [second [P [Q [S [D [F R]]]]]]]]]].
apply Exists_exists; exists c; split; [assumption|].
assert (K := back_below _ _ second M (derives c) D t w ltac:(lra) ltac:(intros; apply F; lra)).
assert (L := root_holds gap growth M back w P HM W R).
assert (- rate c t * w <= growth * w + error / 2).
{ assert (V : (- rate c t - growth) * w <= error / 2); [|lra].
  destruct (Rle_dec (- rate c t - growth) 0); [nra|].
  apply Rle_trans with ((- rate c t - growth) * back); nra. }
lra.
Qed.

(** What rounding adds to a test, 68u R, and to the parameter, 20u R, is within the constant. *)
Lemma rounding : forall r, 0 <= r -> 68 * u * r + 20 * u * r <= CurvedPair_ROUNDING * r.
Proof.
intros r H; rewrite <- Rmult_plus_distr_r.
apply Rmult_le_compat_r; [assumption|unfold u, CurvedPair_ROUNDING; lra].
Qed.

(** The separation that a free window must exceed. *)
Definition bound level reach := level + CurvedSearch_RESOLUTION + CurvedPair_ROUNDING * reach.

Lemma near_weaker : forall p d e s, d <= e -> near p d s -> near p e s.
Proof.
intros p d e s L H.
unfold near in *; rewrite Forall_forall in *.
intros edge I; specialize (H edge I).
apply Exists_exists in H; destruct H as [c [C D]].
apply Exists_exists; exists c; split; [assumption|lra].
Qed.

(** The same with the doubles of a test and of the parameter that the step leads to. *)
Theorem rounded_step_is_blocked : forall p level reach speed M at_ back to,
  0 <= reach -> 0 <= speed -> 0 < back -> 0 <= M ->
  Forall (Exists (proves_back (level + CurvedSearch_RESOLUTION) (68 * u * reach) M at_ back)) p ->
  (forall c, In c (concat p) -> forall s, Rabs (rate c s) <= speed) ->
  speed * (at_ - back - to) <= 20 * u * reach ->
  forall s, to <= s <= at_ -> near p (bound level reach) s.
Proof.
intros p level reach speed M t back to Rp Sp B HM H V D s S.
assert (U := rounding reach Rp).
assert (0 < u) by (unfold u; lra).
assert (E0 : 0 <= 68 * u * reach) by (repeat apply Rmult_le_pos; lra).
assert (K := step_is_blocked p _ _ M t back B E0 HM H).
unfold bound.
destruct (Rle_dec (t - back) s) as [I|I].
- apply near_weaker with (level + CurvedSearch_RESOLUTION + 68 * u * reach).
  { assert (0 <= 20 * u * reach) by (repeat apply Rmult_le_pos; lra); lra. }
  replace s with (t - (t - s)) by ring; apply K; lra.
- apply near_weaker with (level + CurvedSearch_RESOLUTION + 68 * u * reach + speed * (t - back - s)).
  + assert (speed * (t - back - s) <= speed * (t - back - to)) by (apply Rmult_le_compat_l; lra).
    lra.
  + apply separation_lipschitz; [lra| |apply K; lra].
    rewrite Forall_forall; intros e E; rewrite Forall_forall; intros c C x _.
    apply V, in_concat; exists e; split; assumption.
Qed.

(** * The loop of CurvedSearch.lastFree on one piece *)

Section Loop.
Variable pairs : list parts.
Variables from floor level reach : R.
Hypothesis Floor : 0 < floor <= CurvedSearch_FLOOR.

Lemma floor_is_short : floor <= CurvedSearch_SHORT.
Proof. unfold CurvedSearch_FLOOR, CurvedSearch_SHORT in *; lra. Qed.

(** Some pair is in the way; no pair is. *)
Definition blocked s := exists p, In p pairs /\ near p (bound level reach) s.
Definition clear s := forall p, In p pairs -> apart p (bound level reach) s.

Lemma clear_is_not_blocked : forall s, clear s -> ~ blocked s.
Proof. intros s C [p [P B]]; exact (near_or_apart p (bound level reach) s B (C p P)). Qed.

(** The start of floor stretch [n]. *)
Definition start (n : nat) := from + INR n * floor.

(** The last start below a parameter. *)
Definition last_below s n := start n < s /\ forall m, start m < s -> (m <= n)%nat.

(** The place where the search stands, and where what it passed over begins. *)
Record state := { at_ : R; passed : R }.

(** One turn of the loop that does not end the search. A step of length [back] passes over what is
    blocked; after a short one the start of the floor stretch before it is found blocked. *)
Inductive turn : state -> state -> Prop :=
| step : forall a b back, from < passed a -> CurvedSearch_SHORT <= back ->
    at_ b = at_ a - back -> passed b = at_ b ->
    (forall s, at_ b <= s <= at_ a -> blocked s) -> turn a b
| stretch : forall a b back n, from < passed a ->
    0 <= back -> (0 < back -> forall s, at_ a - back <= s <= at_ a -> blocked s) ->
    last_below (if Rlt_dec 0 back then at_ a - back else passed a) n ->
    at_ b = start n -> passed b = at_ b -> blocked (start n) -> turn a b.

Inductive turns : nat -> state -> state -> Prop :=
| none : forall a, turns 0 a a
| more : forall k a b c, turns k a b -> turn b c -> turns (S k) a c.

(** A place above a start [n] that the search has yet to come to, or has just come to. *)
Definition before n a := start n <= at_ a /\ start n < passed a /\ at_ a <= passed a.

Lemma turn_stays_before : forall n a b, clear (start n) -> before n a -> turn a b ->
  start n < passed b /\ before n b.
Proof.
intros n a b C [A [P O]] T.
assert (N := clear_is_not_blocked _ C).
destruct T as [a b back F S E Q B | a b back m F Z B L E Q K].
- assert (start n < at_ b).
  { destruct (Rlt_le_dec (start n) (at_ b)); [assumption|].
    exfalso; apply N, B; lra. }
  unfold before; lra.
- assert (G : start n < (if Rlt_dec 0 back then at_ a - back else passed a)).
  { destruct (Rlt_dec 0 back) as [Y|Y]; [|assumption].
    destruct (Rlt_le_dec (start n) (at_ a - back)); [assumption|].
    exfalso; apply N, (B Y); lra. }
  assert (M : (n <= m)%nat) by (apply (proj2 L), G).
  assert (n <> m) by (intros I; subst m; contradiction).
  assert (start n < start m).
  { unfold start.
    assert (INR n < INR m) by (apply lt_INR; lia).
    nra. }
  unfold before; lra.
Qed.

(** The floor stretch at which a search that comes to [b] then finds a free place. *)
Lemma what_is_found_is_not_before : forall n k a b back m,
  clear (start n) -> before n a -> turns k a b -> 0 <= back ->
  (0 < back -> forall s, at_ b - back <= s <= at_ b -> blocked s) ->
  last_below (if Rlt_dec 0 back then at_ b - back else passed b) m -> start n <= start m.
Proof.
intros n k a b back m C A T Z B L.
assert (before n b) as [H [I _]].
{ clear B L; induction T as [a|k a b c T IH S]; [assumption|].
  exact (proj2 (turn_stays_before n b c C (IH A) S)). }
assert (G : start n < (if Rlt_dec 0 back then at_ b - back else passed b)).
{ destruct (Rlt_dec 0 back) as [Y|Y]; [|assumption].
  destruct (Rlt_le_dec (start n) (at_ b - back)); [assumption|].
  exfalso; apply (clear_is_not_blocked _ C), (B Y); lra. }
assert (M : (n <= m)%nat) by (apply (proj2 L), G).
unfold start; apply le_INR in M; nra.
Qed.

(** A window as wide as a floor stretch holds the start of one. *)
Lemma window_holds_start : forall p q, from <= p -> CurvedSearch_FLOOR <= q - p ->
  exists n, p <= start n <= q.
Proof.
intros p q P Q.
destruct (nfloor_ex ((p - from) / floor)) as [n [L U]].
{ apply Rmult_le_pos; [lra|]. apply Rlt_le, Rinv_0_lt_compat; lra. }
assert (E : (p - from) / floor * floor = p - from) by (field; intro; lra).
exists (S n); unfold start; rewrite S_INR; nra.
Qed.

(** A window from [p] to [q] in which every separation is above the bound, at least FLOOR wide. *)
Definition window p q :=
  from <= p /\ CurvedSearch_FLOOR <= q - p /\ forall s, p <= s <= q -> clear s.

(** No free window is skipped: the loop does not end before it has come to the window, and the
    place that it finds is in the window or beyond it. *)
Theorem no_free_window_is_skipped : forall p q k a b,
  window p q -> q <= at_ a < passed a -> turns k a b ->
  from < passed b
  /\ forall back m, 0 <= back -> (0 < back -> forall s, at_ b - back <= s <= at_ b -> blocked s) ->
     last_below (if Rlt_dec 0 back then at_ b - back else passed b) m -> p <= start m.
Proof.
intros p q k a b [P [W C]] A T.
destruct (window_holds_start p q P W) as [n [L U]].
assert (Cn : clear (start n)) by (apply C; lra).
assert (B : before n a) by (unfold before; lra).
split.
- assert (before n b) as [H [I _]].
  { induction T as [a|k a b c T IH S]; [assumption|].
    exact (proj2 (turn_stays_before n b c Cn (IH A B) S)). }
  unfold start in *; assert (0 <= INR n) by apply pos_INR; nra.
- intros back m Z K M.
  apply Rle_trans with (1 := L).
  exact (what_is_found_is_not_before n k a b back m Cn B T Z K M).
Qed.

(** Each turn goes back by at least a floor stretch. *)
Lemma the_loop_goes_back : forall m k a b, at_ a <= passed a -> passed a <= start m -> turns k a b ->
  at_ b <= passed b /\ passed b + INR k * floor <= start m.
Proof.
intros m k a b O P T.
induction T as [a|k a b c T IH S].
- simpl; lra.
- destruct (IH O P) as [Ob Pb]; clear IH.
  rewrite S_INR.
  destruct S as [b c back F S E Q B | b c back n F Z B L E Q K].
  + assert (Q' := floor_is_short); lra.
  + split; [lra|].
    rewrite Q, E.
    assert (D : start n < passed b).
    { destruct L as [L _]; destruct (Rlt_dec 0 back); lra. }
    assert (I : INR n + INR k < INR m) by (unfold start in *; nra).
    rewrite <- plus_INR in I; apply INR_lt in I.
    assert (J : (S (n + k) <= m)%nat) by lia.
    apply le_INR in J; rewrite S_INR, plus_INR in J.
    unfold start; nra.
Qed.

(** The loop ends: within [m] floor stretches it has fewer than [m] turns that leave anything. *)
Theorem the_loop_ends : forall m k a b,
  at_ a <= passed a -> passed a <= start m -> turns k a b -> from < passed b -> (k < m)%nat.
Proof.
intros m k a b O P T F.
destruct (the_loop_goes_back m k a b O P T) as [_ H].
apply INR_lt; unfold start in H; nra.
Qed.

End Loop.

(** * What the scripts for Gappa take for granted *)

Lemma share_of_squares : forall a b, 0 < a * a + b * b -> 0 <= a * a / (a * a + b * b) <= 1.
Proof.
intros a b H.
split.
- apply Rmult_le_pos; [nra|apply Rlt_le, Rinv_0_lt_compat, H].
- apply Rmult_le_reg_r with (1 := H).
  replace (a * a / (a * a + b * b) * (a * a + b * b)) with (a * a) by (field; intro; lra); nra.
Qed.

Lemma share : forall a b, 0 <= a -> 0 < a + b -> 0 <= b -> 0 <= a / (a + b) <= 1.
Proof.
intros a b A H B.
split.
- apply Rmult_le_pos; [assumption|apply Rlt_le, Rinv_0_lt_compat, H].
- apply Rmult_le_reg_r with (1 := H).
  replace (a / (a + b) * (a + b)) with a by (field; intro; lra); lra.
Qed.
